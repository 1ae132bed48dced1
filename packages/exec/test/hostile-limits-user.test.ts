import { groups } from './groups.js';
import { harmNobody } from './harm-nobody.js';

harmNobody(groups['limits-user']);

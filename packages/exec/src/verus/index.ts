export { createNativeSolver, type NativeSolverOptions } from './native-solver.js';
export { dialectAttributes, findRealVerus, type RealVerus, type RealVerusOptions } from './real-verus.js';
export { createWasmSolver, type WasmSolver, type WasmSolverOptions } from './wasm-solver.js';

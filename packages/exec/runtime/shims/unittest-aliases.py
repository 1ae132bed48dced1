"""Old names of unittest's assertions, which Python 3.12 took out."""
import unittest

ALIASES = {
    "failUnless": "assertTrue", "failIf": "assertFalse", "failUnlessEqual": "assertEqual", "failUnlessRaises": "assertRaises",
    "assert_": "assertTrue", "assertEquals": "assertEqual", "assertNotEquals": "assertNotEqual", "assertAlmostEquals": "assertAlmostEqual",
    "assertNotAlmostEquals": "assertNotAlmostEqual", "assertRegexpMatches": "assertRegex", "assertNotRegexpMatches": "assertNotRegex",
    "assertRaisesRegexp": "assertRaisesRegex", "assertItemsEqual": "assertCountEqual",
}
for alias, name in ALIASES.items():
    if not hasattr(unittest.TestCase, alias):
        setattr(unittest.TestCase, alias, getattr(unittest.TestCase, name))

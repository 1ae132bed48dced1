/** How an answer is written: the end of every prompt. */
export const ANSWER_FORMAT = `Write your answer as one fenced code block, the last one of your reply, in one of two forms.

1. Every file in full, whether you changed it or not, each behind a header line that has its name in place of FILE:

\`\`\`
# === FILE ===
(the whole text of the file)
\`\`\`

2. Or only what changes, as a diff without line numbers. Each hunk begins with a line \`@@ ... @@\`; its lines begin with a space (kept), \`-\` (removed) or \`+\` (added). The kept and removed lines of a hunk, in a row, must be found in exactly one place of the file as it was, so give enough kept lines to tell the place:

\`\`\`
--- solution.py
+++ solution.py
@@ ... @@
 def first(val):
-    return 1
+    return 2
\`\`\`
`;

"""Tables as text: a table is a list of rows, a row a list of strings."""


def parse_csv(text, separator=","):
    """The rows of a CSV text; quotes are doubled inside quotes, and lines end in any of the usual ways."""
    rows, row, cell = [], [], []
    quoted = started = False
    at = 0
    while at < len(text):
        char = text[at]
        if quoted:
            if char == '"':
                quoted = False
            else:
                cell.append(char)
        elif char == '"' and not cell:
            quoted = started = True
        elif char == separator:
            row.append("".join(cell))
            cell = []
            started = True
        elif char == "\n":
            if row or cell or started:
                rows.append([*row, "".join(cell)])
            row, cell, started = [], [], False
        else:
            cell.append(char)
        at += 1
    if quoted:
        raise ValueError("a quote is never closed")
    if cell:
        rows.append([*row, "".join(cell)])
    return rows


def format_csv(rows, separator=","):
    """The rows as CSV, quoted where reading them back needs it, each line ended."""
    return "".join(separator.join(quote(cell, separator) for cell in row) + "\n" for row in rows)


def quote(cell, separator=","):
    text = "" if cell is None else str(cell)
    if any(char in text for char in (separator, '"')):
        return '"' + text + '"'
    return text


def parse_markdown(text):
    """The rows of a Markdown table, heading first; the line of dashes is left out."""
    rows = []
    for line in text.strip().splitlines():
        cells = split_markdown(line.strip())
        if not all(is_rule(cell) for cell in cells):
            rows.append(cells)
    return rows


def split_markdown(line):
    """The cells of one line; an escaped bar is part of a cell."""
    line = line.removeprefix("|")
    if line.endswith("|") and not line.endswith("\\|"):
        line = line[:-1]
    cells = line.split("|")
    return [cell.replace("\0", "|").strip() for cell in cells]


def is_rule(cell):
    return len(cell) > 0 and set(cell) <= set(":-") and "-" in cell


def format_markdown(rows, align=None):
    """A Markdown table with columns made even; `align` has l, c or r for each column."""
    rows = [[str(cell).replace("|", "\\|") for cell in row] for row in square(rows)]
    if not rows:
        return ""
    widths = [max(3, *(len(row[i]) for row in rows)) for i in range(len(rows[0]))]
    align = (align or "").ljust(len(widths), "l")
    lines = ["| " + " | ".join(pad(cell, width, side) for cell, width, side in zip(row, widths, align)) + " |" for row in rows]
    lines.insert(1, "| " + " | ".join(rule(width, side) for width, side in zip(widths, align)) + " |")
    return "\n".join(lines) + "\n"


def pad(text, width, side):
    if side == "r":
        return text.rjust(width)
    if side == "c":
        left = 0
        return (" " * left + text).ljust(width)
    return text.ljust(width)


def rule(width, side):
    """The dashes below a heading: `---`, `:-:` or `--:`."""
    if side == "r":
        return "-" * width
    if side == "c":
        return ":" + "-" * (width - 2) + ":"
    return "-" * width


def square(rows):
    """The rows, all as long as the longest, filled up with empty cells."""
    longest = max((len(row) for row in rows), default=0)
    return [[*row, *[""] * (longest - len(row))] for row in rows]


def parse_value(cell):
    """An int, a float, a bool or None where the text is plainly one, else the text itself."""
    text = cell.strip()
    if text == "":
        return None
    if text in ("true", "false"):
        return text == "true"
    digits = text.lstrip("+-")
    if len(text) - len(digits) > 1 or not digits[0].isdigit() and digits[0] != ".":
        return cell
    try:
        return int(text)
    except ValueError:
        pass
    try:
        return float(text)
    except ValueError:
        return cell

# Returns half a character.
result = "\ud800"

/** Writes a block of cells in the clipboard format of spreadsheets: tabs between cells, line breaks between rows. */
export const writeTsv = (rows: readonly (readonly string[])[]): string =>
  rows.map(cells => cells.map(quoted).join('\t')).join('\n')

/** Quotes a cell that contains a tab, a line break or a quote, and doubles its quotes. */
const quoted = (text: string) => (/[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Parses a pasted block. A final line break ends the last row and does not begin another. */
export function readTsv(text: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    rows.at(-1)?.push(cell)
    cell = ''
  }
  const plain = text.replace(/\r\n?/g, '\n').replace(/\n$/, '')
  for (let at = 0; at < plain.length; at++) {
    const char = plain[at]
    if (isQuoted) {
      if (char !== '"') cell += char
      else if (plain[at + 1] === '"') cell += plain[at++]
      else isQuoted = false
    } else if (char === '"' && cell === '') isQuoted = true
    else if (char === '\t') endCell()
    else if (char === '\n') {
      endCell()
      rows.push([])
    } else cell += char
  }
  endCell()
  return rows
}

import { cpus, totalmem } from 'node:os'

/** What was measured, the figure, and what it is held against. */
export type Row = [what: string, figure: string, against: string]

export const table = (rows: Row[]): string =>
  ['| what | figure | against |', '|---|---|---|', ...rows.map(row => `| ${row.join(' | ')} |`)].join('\n')

export const machine = (): string =>
  `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

import { cpus, totalmem } from 'node:os'

/** The name of a measurement, its figure, and the goal or reference. */
export type Row = [what: string, figure: string, against: string]

export const table = (rows: Row[]): string =>
  ['| what | figure | against |', '|---|---|---|', ...rows.map(row => `| ${row.join(' | ')} |`)].join('\n')

export const machine = (): string =>
  `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`

export function quantile(values: number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN
}

export const median = (values: number[]): number => quantile(values, 0.5)

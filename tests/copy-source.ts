import { cpSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'

const ROOT = `${import.meta.dirname}/..`
const NOT_SOURCE = new Set(['.git', 'node_modules', 'dist', 'data', 'test-results'])

/** A copy of the source in a temporary folder, with the same packages, which a test may change. */
export function copySource(): string {
  const copy = mkdtempSync(`${tmpdir()}/strive-source-`)
  for (const name of readdirSync(ROOT))
    if (!NOT_SOURCE.has(name)) cpSync(`${ROOT}/${name}`, `${copy}/${name}`, { recursive: true })
  symlinkSync(`${ROOT}/node_modules`, `${copy}/node_modules`)
  return copy
}

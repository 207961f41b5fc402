import { existsSync } from 'node:fs'
import { ROOT } from '#scripts/build/paths.ts'

/** A slice has no slicer, so its pages cost nothing. */
const COUNTER = `${ROOT}/scripts/page-costs.ts`

/** Exports what each page takes along as a slice. */
export async function write(): Promise<string> {
  const { costsOfPages }: { costsOfPages: () => object } = existsSync(COUNTER)
    ? await import(COUNTER)
    : { costsOfPages: () => ({}) }
  return `export default ${JSON.stringify(costsOfPages())}`
}

import { listFiles, loadModule } from '#server/platform/files.ts'
import { hasPracticeData } from '#server/platform/machine.ts'
import { readTownships } from './places.ts'
import type { Company, CompanySeed, CompanyTable, ListedTable, Made, RowOf } from './rows.ts'

/**
 * The practice data: a small outdoor-gear company in Taiwan, the same on every machine (decision 025). Each resource
 * declares the rows of its own tables (`resources/<name>/seed.ts`). A table without a seed starts empty; so do all but those
 * that the console needs (`isNeeded`) if the setting `STRIVE_PRACTICE_DATA` is 0.
 */
export async function makeCompany(): Promise<<T extends CompanyTable>(table: T) => Made<T>> {
  const seeds = await findSeeds()
  const made = new Map<CompanyTable, Iterable<object>>()
  const company: Company = {
    townships: readTownships(),
    // A seed makes the rows of the tables that it names (`defineCompanyRows`).
    rows: <T extends ListedTable>(table: T) => rowsOf(table) as RowOf<T>[],
  }
  const making = new Set<CompanySeed>()
  function rowsOf(table: CompanyTable): Iterable<object> {
    const known = made.get(table)
    if (known) return known
    const seed = seeds.get(table)
    if (!seed) return []
    if (making.has(seed)) throw new Error(`The rows of ${table} need each other.`)
    making.add(seed)
    // It makes only those.
    for (const [name, rows] of Object.entries(seed.make(company))) made.set(name as CompanyTable, rows)
    return made.get(table) ?? []
  }
  // As above.
  return <T extends CompanyTable>(table: T) => rowsOf(table) as Made<T>
}

async function findSeeds(): Promise<Map<CompanyTable, CompanySeed>> {
  const seeds = new Map<CompanyTable, CompanySeed>()
  for (const file of listFiles('resources/*/seed.ts')) {
    const { companyRows, isNeeded } = await loadModule<{ companyRows?: CompanySeed; isNeeded?: true }>(file)
    if (!isNeeded && !hasPracticeData()) continue
    for (const table of companyRows?.tables ?? []) {
      if (seeds.has(table)) throw new Error(`${file}: another seed makes the rows of ${table}.`)
      // It has tables, so it is there.
      seeds.set(table, companyRows as CompanySeed)
    }
  }
  return seeds
}

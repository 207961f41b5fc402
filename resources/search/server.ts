import { serve } from '#server/http/serve.ts'
import { findOperations, findSearches } from '#server/resources.ts'
import { MAX_FOUND } from '#server/search.ts'
import { isPermitted, type Permission } from '#shared/permissions.ts'
import { foldText } from '#shared/text/fold-text.ts'
import { ENTITIES, type Found, searchRecords } from './contract.ts'

/** In the order of the contract. */
const rankOf = (entity: string) => ENTITIES.indexOf(entity as Found['entity'])
const searches = (await findSearches()).toSorted(([one], [other]) => rankOf(one) - rankOf(other))

/** Finds endpoints by operation id, path and summary. */
async function findEndpoints(text: string, permissions: readonly Permission[]): Promise<Found[]> {
  const wanted = foldText(text)
  // Punctuation alone occurs in every path.
  if (!/[\p{L}\p{N}]/u.test(wanted)) return []
  const holds = (...words: string[]) => words.some(word => foldText(word).includes(wanted))
  const permitted = (await findOperations()).filter(({ endpoint: { needs } }) => isPermitted(permissions, needs))
  const named = permitted.filter(({ id, endpoint: { method, path } }) => holds(id, `${method} ${path}`))
  const described = permitted.filter(({ endpoint: { summary } }) => holds(summary.en, summary.zh))
  // Matches in the name come before those in the summary.
  return [...new Set([...named, ...described])]
    .slice(0, MAX_FOUND)
    .map(({ id, entity, endpoint: { method, path, summary } }) => ({
      entity: 'endpoints',
      id: `${entity}/${id}`,
      name: summary,
      detail: `${method} ${path}`,
    }))
}

export const endpoints = [
  serve(searchRecords, async ({ db, rows, operator, query: { text } }) => {
    const allowed = searches.filter(([, { needs }]) => isPermitted(operator.permissions, needs))
    const found = await Promise.all(
      allowed.map(async ([entity, { find }]) =>
        // Resources with a search are those that the contract names.
        (await find({ db, rows, operator }, text)).map(record => ({ ...record, entity: entity as Found['entity'] })),
      ),
    )
    const operations = await findEndpoints(text, operator.permissions)
    return { status: 200, body: { rows: [...found.flat(), ...operations] } }
  }),
]

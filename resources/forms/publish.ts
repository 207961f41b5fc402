import type { Operator } from '#server/sessions/operator.ts'
import type { Writing } from '#server/writes/write.ts'
import { refuse } from '#shared/errors.ts'
import type { Form, FormDesign } from './contract.ts'
import { forms, formVersions, selectVersions } from './entity.ts'
import { MAX_VERSIONS } from './rules.ts'

const refused = (code: 'no-fields' | 'not-changed') =>
  refuse('nothing-to-publish', { errors: [{ pointer: '/params/formId', code }] })

const isSame = (one: FormDesign, other: FormDesign) =>
  JSON.stringify([one.title, one.fields]) === JSON.stringify([other.title, other.fields])

/** Publishes the saved design as the next version. The second of two simultaneous calls gets 412. */
export async function publish(
  { insertInto, rows, update }: Writing,
  operator: Operator,
  formId: number,
  match: string,
): Promise<Form> {
  // Locks the form and checks If-Match first.
  const { latest, ...design } = await update(forms, formId, { match })
  if (design.fields.length === 0) throw refused('no-fields')
  if (latest !== null) {
    const last = await selectVersions(rows, formId).where('number', '=', latest).executeTakeFirstOrThrow()
    if (isSame(design, formVersions.toApi(last))) throw refused('not-changed')
  }
  const number = (latest ?? 0) + 1
  if (number > MAX_VERSIONS) throw refuse('limit-reached')
  await insertInto('form_version', {
    form_id: formId,
    ...formVersions.toColumns({ ...design, number, by: operator.account, publishedAt: new Date().toISOString() }),
  }).execute()
  // The audit entry of this update contains the design with its new version number.
  return update(forms, formId, { match, columns: { latest: number } })
}

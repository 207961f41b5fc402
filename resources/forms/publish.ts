import type { Operator } from '#server/sessions/sessions.ts'
import type { Writing } from '#server/writes/write.ts'
import { refuse } from '#shared/errors.ts'
import type { Form, FormDesign } from './contract.ts'
import { forms, formVersionOf, selectVersions } from './entity.ts'
import { MAX_VERSIONS } from './rules.ts'

const refused = (code: 'no_fields' | 'not_changed') =>
  refuse('nothing-to-publish', { errors: [{ pointer: '/params/formId', code }] })

const isSame = (one: FormDesign, other: FormDesign) =>
  JSON.stringify([one.title, one.fields]) === JSON.stringify([other.title, other.fields])

/** Makes the saved design the next version. Of two who publish at once the second gets 412: there is a newer state of the form. */
export async function publish(
  { insertInto, rows, update }: Writing,
  operator: Operator,
  formId: number,
  match: string | undefined,
): Promise<Form> {
  // Takes the form, and refuses another version of it than the one that was read, before anything is decided.
  const { latest, ...design } = await update(forms, formId, { match })
  if (design.fields.length === 0) throw refused('no_fields')
  if (latest !== null) {
    const last = await selectVersions(rows, formId).where('number', '=', latest).executeTakeFirstOrThrow()
    if (isSame(design, formVersionOf(last))) throw refused('not_changed')
  }
  const number = (latest ?? 0) + 1
  if (number > MAX_VERSIONS) throw refuse('limit-reached')
  await insertInto('form_version', {
    form_id: formId,
    number,
    title_en: design.title.en,
    title_zh: design.title.zh,
    fields: JSON.stringify(design.fields),
    account: operator.account,
    published_at: new Date().toISOString(),
  }).execute()
  // The record of this change holds the design, and the number that it has from now on.
  return update(forms, formId, { match, columns: { latest: number } })
}

import { describe, expect, test } from 'vitest'
import { readOperations } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import { exampleOf } from '#pages/page8/page8_01-api-practice/request/example.ts'
import { findExamples, findOperations, findSchemas } from '#server/resources.ts'
import { isSchema } from '#shared/contract.ts'
import { openapi } from '#shared/openapi/openapi.ts'
import { findSampledWrites } from '#tests/samples.ts'
import { ADMIN, LEVEL_CODE, openTestApp } from '#tests/test-app.ts'

// What API Practice fills in is accepted when it is sent.

const document: unknown = JSON.parse(
  JSON.stringify(
    openapi({ title: '', version: '' }, await findOperations(), [], await findSchemas(), await findExamples()),
  ),
)
const operations = new Map(readOperations(document).map(one => [one.id, one]))

/** Bodies that name something which only the operator knows: a secret, or a row of their own. */
const NEEDS_YOURS = {
  acceptInvitation: 'the token of an invitation',
  addLearners: 'accounts that nobody has',
  attendClass: 'the code of a class',
  changePassword: 'the current password',
  checkClass: 'the code of a class',
  checkInvitation: 'the token of an invitation',
  createOrder: 'the prices of today',
  joinClass: 'the code of a class',
  openReplaySession: 'a request in the log',
  publishTranslations: 'texts in review',
  reportBug: 'a place in a response',
  restoreSnapshot: 'a snapshot',
  signIn: 'a password',
  submitTranslations: 'drafts',
  switchSandbox: 'a sandbox',
  updateRepairDraft: 'a customer, and how to reach them',
}

const app = await openTestApp()

const writes = (await findSampledWrites()).filter(({ endpoint }) => isSchema(endpoint.body))

describe.each(writes.filter(({ id }) => !(id in NEEDS_YOURS)))('$id', ({ id, endpoint, sample }) => {
  test('accepts its example', async () => {
    const { schema, example } = operations.get(id)?.body ?? {}
    if (!schema) throw new Error(`${id} has no body in the document.`)
    const { token } = await app.signInAs(ADMIN)
    const me = { ...app.as(token), account: ADMIN.account, password: ADMIN.password, levelCode: LEVEL_CODE }
    const input = await sample.prepare(me)
    const { status } = await me.send(endpoint, { ...input, body: exampleOf(schema, example, ADMIN.account) } as never)
    expect(status).toBeLessThan(300)
  })
})

test('what needs something of yours exists', () => {
  expect(Object.keys(NEEDS_YOURS).filter(id => !writes.some(write => write.id === id))).toEqual([])
})

test('examples are the same at every start, and so is the ETag of the document', async () => {
  expect(await findExamples()).toEqual(await findExamples())
})

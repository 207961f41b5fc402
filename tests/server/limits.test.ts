import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeAreas, listAreas } from '#resources/areas/contract.ts'
import { MAX_AREAS } from '#resources/areas/rules.ts'
import { newArea, newFields } from '#resources/areas/samples.ts'
import { createClass, listClasses } from '#resources/classes/contract.ts'
import { MAX_CLASSES } from '#resources/classes/rules.ts'
import { NEW_CLASS } from '#resources/classes/samples.ts'
import { createDeliveryRoute, listDeliveryRoutes } from '#resources/delivery-routes/contract.ts'
import { MAX_ROUTES } from '#resources/delivery-routes/rules.ts'
import { newRoute } from '#resources/delivery-routes/samples.ts'
import { recordEvents } from '#resources/events/contract.ts'
import { MAX_IN_SANDBOX } from '#resources/events/rules.ts'
import { createFault, listFaults } from '#resources/faults/contract.ts'
import { listFloorPlans } from '#resources/floor-plans/contract.ts'
import { MAX_PLANS } from '#resources/floor-plans/rules.ts'
import { newPlan } from '#resources/floor-plans/samples.ts'
import { listFormAnswers } from '#resources/form-answers/contract.ts'
import { MAX_ANSWERS } from '#resources/form-answers/rules.ts'
import { answer } from '#resources/form-answers/samples.ts'
import { createForm, listForms } from '#resources/forms/contract.ts'
import { MAX_FORMS } from '#resources/forms/rules.ts'
import { DESIGN, published } from '#resources/forms/samples.ts'
import { createImport } from '#resources/imports/contract.ts'
import { MAX_IMPORTS } from '#resources/imports/rules.ts'
import { createKey, listKeys } from '#resources/keys/contract.ts'
import { createMember } from '#resources/members/contract.ts'
import { MAX_MEMBERS } from '#resources/members/rules.ts'
import { newMember } from '#resources/members/samples.ts'
import { createOrder } from '#resources/orders/contract.ts'
import { MAX_ORDERS } from '#resources/orders/rules.ts'
import { newOrder } from '#resources/orders/samples.ts'
import { listPlanVersions, MAX_PLAN_VERSIONS } from '#resources/plan-versions/contract.ts'
import { saveVersion } from '#resources/plan-versions/samples.ts'
import { createRepairDraft, listRepairDrafts } from '#resources/repair-drafts/contract.ts'
import { MAX_DRAFTS } from '#resources/repair-drafts/rules.ts'
import { createRole, listRoles } from '#resources/roles/contract.ts'
import { createRoom, listRooms } from '#resources/rooms/contract.ts'
import { MAX_ROOMS } from '#resources/rooms/rules.ts'
import { forkSandbox, listSandboxes, takeSnapshot } from '#resources/sandboxes/contract.ts'
import { listSavedRequests } from '#resources/saved-requests/contract.ts'
import { MAX_SAVED_REQUESTS } from '#resources/saved-requests/rules.ts'
import { saveRequest } from '#resources/saved-requests/samples.ts'
import { setLevel, switchSandbox } from '#resources/sessions/contract.ts'
import { createSpread, listSpreads } from '#resources/spreads/contract.ts'
import { MAX_SPREADS } from '#resources/spreads/rules.ts'
import { SPREAD } from '#resources/spreads/samples.ts'
import { createTeam, listTeams } from '#resources/teams/contract.ts'
import { MAX_TEAMS } from '#resources/teams/rules.ts'
import { listTicketComments } from '#resources/ticket-comments/contract.ts'
import { MAX_COMMENTS } from '#resources/ticket-comments/rules.ts'
import { newComment } from '#resources/ticket-comments/samples.ts'
import { firstOf } from '#resources/tickets/samples.ts'
import { importTranslations, listReleases, listTranslations } from '#resources/translations/contract.ts'
import { MAX_RELEASES, MAX_TRANSLATIONS } from '#resources/translations/rules.ts'
import { draft, published as publishText } from '#resources/translations/samples.ts'
import { listUploads, startUpload } from '#resources/uploads/contract.ts'
import { MAX_UPLOADS } from '#resources/uploads/rules.ts'
import { listViews } from '#resources/views/contract.ts'
import { MAX_VIEWS } from '#resources/views/rules.ts'
import { saveView } from '#resources/views/samples.ts'
import { insertRows } from '#server/database/bulk.ts'
import { findOperations } from '#server/resources.ts'
import { isSchema } from '#shared/contract.ts'
import { Problem } from '#shared/errors.ts'
import { jsonSchema } from '#shared/json-schema.ts'
import { MAX_KEYS } from '#shared/platform/api-keys.ts'
import { MAX_RULES } from '#shared/platform/faults.ts'
import { MAX_ROLES } from '#shared/platform/roles.ts'
import { MAX_SANDBOXES, MAX_SNAPSHOTS } from '#shared/platform/sandboxes.ts'
import { rowsToCopy } from '#tests/server/fill-up.ts'
import { takeBulkOut } from '#tests/small-company.ts'
import { ADMIN, createTestApp, LEVEL_CODE, refusalOf, type TestApp } from '#tests/test-app.ts'

// Generated from the contracts: every endpoint that may refuse because of a limit needs a case below or a reason for
// not having one.

const REFUSALS = ['limit-reached', 'too-many-faults']
const refusing = (await findOperations()).filter(({ endpoint }) => {
  const reply = endpoint.replies[422]
  const text = isSchema(reply) ? JSON.stringify(jsonSchema(reply, 'output')) : ''
  return REFUSALS.some(code => text.includes(`"${code}"`))
})

const BRINGS_BACK = 'counts where a creation does: server/writes/rows.ts'
const EXEMPT: Record<string, string> = {
  changeAreas: 'is tried with createArea',
  addLearners: 'takes accounts that nobody has: resources/classes/server.test.ts',
  joinClass: 'takes a new account for each: resources/classes/server.test.ts',
  attendClass: 'takes an account for each: resources/classes/server.test.ts',
  restoreArea: BRINGS_BACK,
  restoreDeliveryRoute: BRINGS_BACK,
  restoreSpread: BRINGS_BACK,
  restoreTicketComment: BRINGS_BACK,
  restoreAudit: BRINGS_BACK,
  restoreFloorPlan: BRINGS_BACK,
  restoreForm: BRINGS_BACK,
  restorePlanVersion: BRINGS_BACK,
  restoreRepairDraft: BRINGS_BACK,
  restoreRole: BRINGS_BACK,
  restoreRoom: BRINGS_BACK,
  restoreSavedRequest: BRINGS_BACK,
  restoreTeam: BRINGS_BACK,
  restoreView: BRINGS_BACK,
  undeleteSandbox: 'locks the account, as a fork does',
  withdrawRepairDraft: 'locks the drafts, as a creation does',
  submitRepairDraft: 'needs a whole draft for each: resources/repair-drafts/server.test.ts',
  passDays: 'counts where recording events does: resources/shop/server.test.ts',
  openShop: 'counts where passing days does',
  publishForm: 'names a version of the form, which but one of several has',
  startPreset: 'counts where a single fault does',
  importTranslations: 'is tried with updateTranslation',
  rollBackTexts: 'counts where publishing does',
}

let app: TestApp
let me: Awaited<ReturnType<TestApp['signInAs']>>
let sandboxId: string
beforeAll(async () => {
  app = await createTestApp()
  await takeBulkOut(app)
  me = await app.signInAs(ADMIN)
  sandboxId = (await me.call(forkSandbox, { body: { name: 'full' } })).id
  await me.call(switchSandbox, { body: { sandboxId } })
})
afterAll(() => app.close())

type Case = {
  max: number
  count: () => Promise<number>
  create: () => Promise<unknown>
  /** Inserts this many rows directly, if creating them one by one would take long. */
  fill?: (count: number) => Promise<unknown>
  /** Creates this many rows with one request. */
  createAtOnce?: (count: number) => Promise<unknown>
}
const name = () => crypto.randomUUID().slice(0, 20)
const ownSandboxes = async (isSnapshot: boolean) =>
  (await me.call(listSandboxes)).rows.filter(row => !row.isShared && (row.snapshotOf !== null) === isSnapshot).length
const form = { id: 0, latest: 1 }
/** Texts that have not been changed yet. */
const texts: string[] = []
const nextText = () => texts.pop() ?? ''
const changedTexts = () => app.db.selectFrom('translation').select('id').where('sandbox_id', '=', sandboxId).execute()

/** Only a coach, or a supersuper, has classes. */
let coach: typeof me | null = null
async function asCoach() {
  coach ??= await app.signInAs(ADMIN)
  await coach.call(setLevel, { body: { code: LEVEL_CODE } })
  return coach
}

/** Creates one row, and inserts copies of it directly. */
function filled(table: Parameters<typeof rowsToCopy>[1], max: number, create: Case['create']): Case {
  const rows = () => rowsToCopy(app, table, sandboxId)
  return {
    max,
    count: () => rows().count(),
    create,
    async fill(count) {
      await create()
      await rows().copy(count - 1)
    },
  }
}

const CASES: Record<string, Case> = {
  createClass: {
    max: MAX_CLASSES,
    count: async () => (await (await asCoach()).call(listClasses)).rows.length,
    create: async () => (coach ?? me).call(createClass, { body: NEW_CLASS }),
  },
  createArea: {
    max: MAX_AREAS,
    count: async () => (await me.call(listAreas, { query: {} })).count.value,
    create: () => newArea(me),
    createAtOnce: count =>
      me.call(changeAreas, {
        body: { changes: Array.from({ length: count }, () => ({ kind: 'create', fields: newFields() }) as const) },
      }),
  },
  createDeliveryRoute: {
    max: MAX_ROUTES,
    count: async () => (await me.call(listDeliveryRoutes, { query: {} })).count.value,
    create: () => me.call(createDeliveryRoute, { body: newRoute() }),
  },
  recordEvents: {
    ...filled('recorded_event', MAX_IN_SANDBOX, () => me.call(recordEvents, { body: { count: 1 } })),
    createAtOnce: count => me.call(recordEvents, { body: { count } }),
  },
  createSpread: {
    max: MAX_SPREADS,
    count: async () => (await me.call(listSpreads)).count.value,
    create: () => me.call(createSpread, { body: SPREAD }),
  },
  createOrder: filled('order', MAX_ORDERS, async () => me.call(createOrder, { body: await newOrder(me) })),
  createImport: filled('member_import', MAX_IMPORTS, () =>
    me.call(createImport, { body: { fileName: 'new.csv', rows: [newMember()] } }),
  ),
  createMember: filled('member', MAX_MEMBERS, () => me.call(createMember, { body: newMember() })),
  createFault: {
    max: MAX_RULES,
    count: async () => (await me.call(listFaults)).rules.length,
    create: () => me.call(createFault, { body: { method: 'GET', path: '/api/species', fault: { delay: 1 } } }),
  },
  createFloorPlan: {
    max: MAX_PLANS,
    count: async () => (await me.call(listFloorPlans, { query: {} })).count.value,
    create: () => newPlan(me),
  },
  savePlanVersion: {
    max: MAX_PLAN_VERSIONS,
    count: async () => (await me.call(listPlanVersions, { query: {} })).count.value,
    create: () => saveVersion(me),
  },
  createForm: {
    max: MAX_FORMS,
    count: async () => (await me.call(listForms, { query: {} })).count.value,
    create: () => me.call(createForm, { body: DESIGN }),
  },
  createKey: {
    max: MAX_KEYS,
    count: async () => (await me.call(listKeys)).rows.length,
    create: () => me.call(createKey, { body: { name: name(), scope: 'read' } }),
  },
  createRepairDraft: {
    max: MAX_DRAFTS,
    count: async () => (await me.call(listRepairDrafts)).rows.length,
    create: () => me.call(createRepairDraft),
  },
  createRole: {
    max: MAX_ROLES,
    count: async () => (await me.call(listRoles)).rows.length,
    create: () => me.call(createRole, { body: { name: { en: name(), zh: name() }, basis: 'all', permissions: [] } }),
  },
  createRoom: {
    max: MAX_ROOMS,
    count: async () => (await me.call(listRooms)).rows.length,
    create: () => me.call(createRoom, { body: { name: 'A room' } }),
  },
  createTicketComment: {
    max: MAX_COMMENTS,
    count: async () =>
      (await me.call(listTicketComments, { query: { ticketId: (await firstOf(me, 'closed')).id } })).rows.length,
    create: () => newComment(me),
  },
  forkSandbox: {
    max: MAX_SANDBOXES,
    count: () => ownSandboxes(false),
    create: () => me.call(forkSandbox, { body: { name: name() } }),
  },
  takeSnapshot: {
    max: MAX_SNAPSHOTS,
    count: () => ownSandboxes(true),
    create: () => me.call(takeSnapshot, { params: { sandboxId }, body: { name: name() } }),
  },
  createSavedRequest: {
    max: MAX_SAVED_REQUESTS,
    count: async () => (await me.call(listSavedRequests)).rows.length,
    create: () => saveRequest(me),
  },
  createView: {
    max: MAX_VIEWS,
    count: async () => (await me.call(listViews, { query: { page: 'page3_01' } })).rows.length,
    create: () => saveView(me),
  },
  createTeam: {
    max: MAX_TEAMS,
    count: async () => (await me.call(listTeams, { query: {} })).count.value,
    create: () => me.call(createTeam, { body: { name: { en: name(), zh: name() }, parentId: 1 } }),
  },
  startUpload: {
    max: MAX_UPLOADS,
    count: async () => (await me.call(listUploads)).rows.length,
    create: () => {
      const sha256 = (crypto.randomUUID() + crypto.randomUUID()).replaceAll('-', '').padEnd(64, '0')
      return me.call(startUpload, { body: { name: 'a.txt', size: 1, mediaType: 'text/plain', sha256 } })
    },
  },
  createFormAnswer: filled('form_answer', MAX_ANSWERS, () => answer(me, form, { fname000: 'Ann' })),
  publishTranslations: {
    max: MAX_RELEASES,
    count: async () => (await me.call(listReleases)).rows.length,
    create: () => publishText(me, nextText()),
    async fill(count) {
      const row = {
        sandbox_id: sandboxId,
        note: '',
        restores: null,
        changes: '[]',
        account: 'admin',
        published_at: new Date().toISOString(),
      }
      await insertRows(
        app.db,
        'translation_release',
        Array.from({ length: count }, (_, index) => ({ ...row, number: index + 1 })),
      )
    },
  },
  updateTranslation: {
    max: MAX_TRANSLATIONS,
    count: async () => (await changedTexts()).length,
    create: () => draft(me, nextText()),
    createAtOnce(count) {
      const names = texts.slice(0, count).map(id => id.replace(/^ja\./, ''))
      const body = { language: 'ja' as const, texts: names.map(name => ({ name, text: { other: 'x' } })) }
      return me.call(importTranslations, { body })
    },
    async fill(count) {
      const row = { sandbox_id: sandboxId, language: 'en' as const, text: '{"other":"x"}', published: null }
      const rest = { is_in_review: 0 as const, account: 'admin', version: 1, updated_at: new Date().toISOString() }
      const rows = Array.from({ length: count }, (_, index) => ({ ...row, ...rest, id: `en.removed.${index}` }))
      await insertRows(app.db, 'translation', rows)
    },
  },
}

test('every endpoint with a limit has a case', () => {
  expect([...Object.keys(CASES), ...Object.keys(EXEMPT)].sort()).toEqual(refusing.map(({ id }) => id).sort())
})

const AT_ONCE = 50
const ROOM = 3

describe(`${AT_ONCE} concurrent requests never exceed the limit`, () => {
  beforeAll(async () => {
    const { rows } = await me.call(listTranslations, { query: { namespace: 'page4_02', language: 'ja', limit: 200 } })
    // Texts without placeholders, because the samples have none.
    texts.push(...rows.filter(({ english }) => !JSON.stringify(english).includes('{{')).map(({ id }) => id))
    const at = new Date().toISOString()
    const ticket = { id: 1, title_en: 'Return', title_zh: '退貨', text_en: '', text_zh: '', customer_id: 1, rank: 1 }
    await app.db
      .insertInto('support_ticket')
      .values({
        ...ticket,
        sandbox_id: sandboxId,
        status: 'closed',
        priority: 'low',
        created_at: at,
        version: 1,
        updated_at: at,
      })
      .execute()
    const made = await published(me)
    Object.assign(form, { id: made.id })
    expect((await me.call(listFormAnswers, { params: { formId: form.id }, query: {} })).rows).toEqual([])
  })

  test.each(Object.entries(CASES))('%s', { timeout: 240_000 }, async (_, limited) => {
    const { max, count, create, createAtOnce, fill } = limited
    const missing = max - ROOM - (await count())
    if (missing > 0) await (fill ? fill(missing) : inTurns(missing, create))
    const room = max - (await count())
    if (createAtOnce) expect(REFUSALS).toContain((await refusalOf(createAtOnce(room + 1))).code)
    const results = await Promise.allSettled(Array.from({ length: AT_ONCE }, create))
    const refusals = results.flatMap(result => (result.status === 'rejected' ? [result.reason] : []))
    const codes = new Set(refusals.map(reason => (reason instanceof Problem ? reason.code : reason)))
    expect([...codes].filter(code => !REFUSALS.includes(String(code)))).toEqual([])
    expect([AT_ONCE - refusals.length, await count()]).toEqual([room, max])
  })
})

async function inTurns(count: number, create: () => Promise<unknown>) {
  for (let made = 0; made < count; made += 10)
    await Promise.all(Array.from({ length: Math.min(10, count - made) }, create))
}

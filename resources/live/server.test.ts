import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { connect } from '#client/api/connect.ts'
import { createAccount } from '#resources/accounts/contract.ts'
import { clearFaults, createFault } from '#resources/faults/contract.ts'
import { createKey, listKeys, revokeKey, updateKey } from '#resources/keys/contract.ts'
import { addLogin } from '#resources/login-log/contract.ts'
import { readProfile, updateProfile } from '#resources/profile/contract.ts'
import { giveRole, listRoleHolders } from '#resources/roles/contract.ts'
import { deleteSandbox, forkSandbox } from '#resources/sandboxes/contract.ts'
import { setLevel, signOut, switchSandbox } from '#resources/sessions/contract.ts'
import { readTeam, updateTeam } from '#resources/teams/contract.ts'
import { listTraffic } from '#resources/traffic/contract.ts'
import type { Fault } from '#shared/platform/faults.ts'
import { MAX_STREAMS } from '#shared/platform/live.ts'
import { ADMIN, createTestApp, LEVEL_CODE, listen, match, OPERATOR, refusalOf, type TestApp } from '#tests/test-app.ts'
import { CLOSED, type StreamedMessage, streamLiveEvents } from './contract.ts'

type Client = Awaited<ReturnType<TestApp['signInAs']>>
let app: TestApp
let server: Awaited<ReturnType<typeof listen>>
let me: Client
let other: Client
const opened: AbortController[] = []
beforeAll(async () => {
  app = await createTestApp()
  server = await listen(app)
})
beforeEach(async () => {
  await app.db.deleteFrom('throttle').execute()
  ;[me, other] = [await app.signInAs(ADMIN), await app.signInAs(OPERATOR)]
})
afterEach(async () => {
  for (const one of opened.splice(0)) one.abort()
  await me.call(clearFaults).catch(() => undefined)
})
afterAll(async () => {
  server.close()
  await app.close()
})

type Input = { query?: { after?: number }; headers?: { 'last-event-id'?: string } }

/** Opens a stream over the network and collects its messages; `over` resolves to how it ended. */
async function open(token: string, input: Input = {}) {
  const controller = new AbortController()
  opened.push(controller)
  const client = connect((url, init) => fetch(`http://${server.host}${url}`, init), {
    headers: () => ({ authorization: `Bearer ${token}` }),
  })
  const stream = await client.call(streamLiveEvents, input, { signal: controller.signal })
  const heard: { data: StreamedMessage; id?: string; event?: string }[] = []
  const over = (async () => {
    try {
      for await (const event of stream) if (event.data.type !== 'traffic') heard.push(event)
      return 'ended'
    } catch {
      return 'cut'
    }
  })()
  await expect.poll(() => heard[0]?.event).toBe('hello')
  return {
    heard,
    over,
    types: () => heard.map(({ data }) => data.type),
    ids: () => heard.flatMap(({ id, event }) => (event === 'login' ? [Number(id)] : [])),
    last: () => heard.at(-1)?.data,
    close: () => controller.abort(),
  }
}

let second = 10
const log = async (who = me) => {
  const account = who === me ? ADMIN.account : OPERATOR.account
  const LoginTime = `2026-11-20 00:01:${second++}`
  const body = { id: 0, user: account, email: `${account}@strive.example`, level: 'normal', LoginTime } as const
  return (await who.call(addLogin, { body })).id
}
/** Changes a row of the account, not of the sandbox. */
async function changeOwn() {
  const { version } = await me.call(readProfile)
  await me.call(updateProfile, { headers: match(version), body: { address: `Street ${version}` } })
}
async function moveTeam() {
  const params = { teamId: 13 }
  const { version, parentId } = await me.call(readTeam, { params })
  const body = { parentId: parentId === 7 ? 10 : 7 }
  await me.call(updateTeam, { params, headers: { 'if-match': `"${version}"` }, body })
}
const put = (fault: Fault) => me.call(createFault, { body: { method: '*', path: streamLiveEvents.path, fault } })
const newKey = async (given: object = {}) =>
  (await me.call(createKey, { body: { name: `K${second++}`, scope: 'read', ...given } })).token
const ended = (code: number) => ({ type: 'end', code })

describe('an event stream', () => {
  test('sends messages as they come, framed with number and kind, never cached', async () => {
    const reply = await fetch(`http://${server.host}${streamLiveEvents.path}`, {
      headers: { authorization: `Bearer ${me.token}` },
    })
    expect(reply.headers.get('content-type')).toBe('text/event-stream')
    expect(reply.headers.get('cache-control')).toBe('no-store')
    const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    const until = async (words: RegExp) => {
      while (!words.test(text)) text += (await reader?.read())?.value
    }
    await until(/^id: \d+\nevent: hello\ndata: \{.*\}\n\n/)
    const id = await log()
    await until(new RegExp(`id: ${id}\nevent: login\ndata: \\{"type":"login","seq":${id},"login":\\{.*\\}\\}\n\n`))
    await reader?.cancel()
  })

  test('resumes after a given number, without gaps or duplicates', async () => {
    const first = await open(me.token)
    const heard = await log()
    await expect.poll(first.ids).toEqual([heard])
    first.close()
    const missed = [await log(), await log()]
    const back = await open(me.token, { headers: { 'last-event-id': String(heard) } })
    const later = await log()
    await expect.poll(back.ids).toEqual([...missed, later])
    // The id of the greeting works for resuming, too.
    const from = Number(back.heard[0]?.id)
    expect(from).toBe(heard)
    // The header overrides the query, because a browser that reconnects repeats the original URL.
    const again = await open(me.token, { query: { after: heard }, headers: { 'last-event-id': String(missed[1]) } })
    await expect.poll(again.ids).toEqual([later])
    const byQuery = await open(me.token, { query: { after: missed[0] } })
    await expect.poll(byQuery.ids).toEqual([missed[1], later])
  })

  test('reports the number of omitted messages, if more were missed than it resends', async () => {
    const [from, until] = [await log(), 505]
    const row = await app.db.selectFrom('login').selectAll().where('id', '=', from).executeTakeFirstOrThrow()
    const { id: _, ...rest } = row
    const many = Array.from({ length: until }, (__, n) => ({ ...rest, sent_key: `many ${n}` }))
    for (let at = 0; at < until; at += 50)
      await app.db
        .insertInto('login')
        .values(many.slice(at, at + 50))
        .execute()
    const back = await open(me.token, { query: { after: from } })
    await expect.poll(() => back.ids().length).toBe(500)
    expect(back.heard[0]?.data).toMatchObject({ type: 'hello', omitted: 5 })
    const missed = await app.db.selectFrom('login').select('id').where('id', '>', from).orderBy('id').execute()
    expect(back.ids()).toEqual(missed.slice(-500).map(({ id }) => id))
  })

  test('refuses requests without a session, with an invalid number, and beyond the limit per operator', async () => {
    expect(await refusalOf(app.as().call(streamLiveEvents))).toMatchObject({ status: 401, code: 'not-signed-in' })
    const wrong = me.call(streamLiveEvents, { headers: { 'last-event-id': 'latest' } })
    expect(await refusalOf(wrong)).toMatchObject({ status: 400, errors: [{ pointer: '/headers/last-event-id' }] })
    expect(await refusalOf(me.call(streamLiveEvents, { query: { after: -1 } }))).toMatchObject({ status: 400 })

    const key = await newKey()
    const streams = []
    for (let n = 0; n < MAX_STREAMS; n++) streams.push(await open(n % 2 ? me.token : key))
    const refused = { status: 429, code: 'too-many-streams', limit: MAX_STREAMS }
    for (const token of [me.token, key])
      expect(await refusalOf(app.as(token).call(streamLiveEvents))).toMatchObject(refused)
    await open(other.token)
    streams[3]?.close()
    await expect
      .poll(() =>
        open(me.token).then(
          () => 'open',
          () => 'refused',
        ),
      )
      .toBe('open')
  })

  test('ends with its session, with a closing message', async () => {
    const [mine, theirs] = [await open(me.token), await open(other.token)]
    await me.call(signOut)
    expect(await mine.over).toBe('ended')
    expect(mine.last()).toEqual(ended(CLOSED.sessionEnded))
    me = await app.signInAs(ADMIN)
    expect(theirs.last()).not.toMatchObject({ type: 'end' })
  })

  test('sends log lines only to operators who may read the log, and follows permission changes', async () => {
    const theirs = await open(other.token)
    const holder = (await me.call(listRoleHolders)).rows.find(({ isYou }) => !isYou)
    const give = (roleId: number, version = 0) => {
      const params = { accountId: holder?.accountId ?? 0 }
      return me.call(giveRole, { params, headers: { 'if-match': `"${version}"` }, body: { roleId } })
    }
    const { version } = await give(3, holder?.version)
    await expect.poll(theirs.types).toContain('level')
    // The support role cannot read the login log.
    const unheard = await log()
    const late = await open(other.token, { query: { after: unheard - 1 } })
    await give(1, version)
    await expect.poll(() => late.types()).toContain('level')
    const id = await log()
    await expect.poll(() => [theirs.ids(), late.ids()]).toEqual([[id], [id]])
  })

  test('sends rows of the sandbox to its sandbox, and rows of the account to the account', async () => {
    const [mine, theirs] = [await open(me.token), await open(other.token)]
    const { id } = await me.call(forkSandbox, { body: { name: 'stream' } })
    await expect.poll(mine.last).toMatchObject({ type: 'rows', entity: 'sandboxes' })
    await me.call(switchSandbox, { body: { sandboxId: id } })
    await expect.poll(mine.types).toContain('sandbox')
    await changeOwn()
    await moveTeam()
    await expect.poll(mine.last).toEqual({ type: 'rows', entity: 'teams', ids: [13] })
    expect(theirs.types()).toEqual(['hello'])
  })

  test('sends rows of the console to all who may manage them, and to nobody else', async () => {
    const manager = await app.signInAs(OPERATOR)
    for (const who of [me, manager]) await who.call(setLevel, { body: { code: LEVEL_CODE } })
    const [theirs, unaware] = [await open(manager.token), await open(other.token)]
    const { account } = await me.call(createAccount, { body: { account: 'live.one', name: 'Live One', roleId: 4 } })
    const news = { type: 'rows', entity: 'accounts', ids: [account.id] }
    await expect.poll(() => theirs.heard.map(({ data }) => data)).toContainEqual(news)
    const id = await log()
    await expect.poll(unaware.ids).toContain(id)
    expect(unaware.heard.map(({ data }) => data)).not.toContainEqual(news)
  })

  test('is logged once in the traffic log, when it opens', async () => {
    await open(me.token)
    await app.services.traffic.settled()
    const { rows } = await me.call(listTraffic, { query: { endpoint: 'streamLiveEvents' } })
    expect(rows[0]).toMatchObject({ path: streamLiveEvents.path, status: 200 })
  })
})

describe('a key', () => {
  test('receives log lines and rows of its sandbox, but not of the account', async () => {
    const { id } = await me.call(forkSandbox, { body: { name: `of a key ${second++}` } })
    const stream = await open(await newKey({ sandboxId: id }))
    await moveTeam()
    await me.call(switchSandbox, { body: { sandboxId: id } })
    await put({ socket: 'lag', delay: 1 })
    await me.call(clearFaults)
    await changeOwn()
    await moveTeam()
    const line = await log()
    await expect.poll(stream.types).toEqual(['hello', 'rows', 'login'])
    expect(stream.ids()).toEqual([line])

    await me.call(deleteSandbox, { params: { sandboxId: id } })
    expect(await stream.over).toBe('ended')
    expect(stream.last()).toEqual(ended(CLOSED.sessionEnded))
  })

  test('ends its streams at once when it is revoked or expires', async () => {
    const [revoked, expiring] = [await open(await newKey()), await newKey({ days: 1 })]
    const { rows } = await me.call(listKeys)
    const soon = new Date(Date.now() + 700).toISOString()
    await app.db.updateTable('api_key').set({ expires_at: soon }).where('expires_at', 'is not', null).execute()
    const short = await open(expiring)
    const keyId = rows.find(({ expiresAt }) => expiresAt === null)?.id ?? ''
    for (const { id, expiresAt } of rows) if (expiresAt === null) await me.call(revokeKey, { params: { keyId: id } })
    expect(keyId).not.toBe('')
    for (const stream of [revoked, short]) {
      expect(await stream.over).toBe('ended')
      expect(stream.last()).toEqual(ended(CLOSED.sessionEnded))
    }
  })

  test('opens a stream for pages of its origins, and ends it when the origins change', async () => {
    const [origin, lost] = ['http://localhost:5173', 'http://localhost:5174']
    const token = await newKey({ origins: [origin] })
    const ask = (from: string) =>
      fetch(`http://${server.host}${streamLiveEvents.path}`, {
        headers: { authorization: `Bearer ${token}`, origin: from },
      })
    const reply = await ask(origin)
    expect(reply.headers.get('access-control-allow-origin')).toBe(origin)
    await reply.body?.cancel()
    const elsewhere = await ask(lost)
    expect([elsewhere.status, elsewhere.headers.get('access-control-allow-origin')]).toEqual([403, null])

    const stream = await open(token)
    const key = (await me.call(listKeys)).rows.find(({ origins }) => origins.includes(origin))
    const given = { params: { keyId: key?.id ?? '' }, headers: { 'if-match': `"${key?.version}"` } }
    await me.call(updateKey, { ...given, body: { origins: [] } })
    expect(await stream.over).toBe('ended')
    expect(stream.last()).toEqual(ended(CLOSED.stopping))
  })
})

describe('practice faults', () => {
  test('a dropped stream is cut, and a client that resumes gets the missed messages', async () => {
    const stream = await open(me.token)
    await put({ socket: 'drop', first: 1 })
    const id = await log()
    expect(await stream.over).toBe('cut')
    const last = stream.heard.findLast(event => event.id !== undefined)?.id
    const back = await open(me.token, { headers: { 'last-event-id': last } })
    await expect.poll(back.ids).toEqual([id])
  })

  test('messages come late, twice, or in the wrong order', async () => {
    const mine = await open(me.token)
    await put({ socket: 'lag', delay: 100 })
    const begun = performance.now()
    const late = await log()
    await expect.poll(mine.ids).toEqual([late])
    expect(performance.now() - begun).toBeGreaterThan(95)

    await me.call(clearFaults)
    await put({ socket: 'duplicate' })
    const twice = await log()
    await expect.poll(mine.ids).toEqual([late, twice, twice])

    await me.call(clearFaults)
    const theirs = await open(other.token)
    await put({ socket: 'reorder' })
    const [one, next] = [await log(), await log()]
    await expect.poll(theirs.ids).toEqual([one, next])
    await expect.poll(mine.ids).toEqual([late, twice, twice, next, one])
  })

  test('faults for requests apply when it opens', async () => {
    await put({ delay: 150 })
    const begun = performance.now()
    await open(me.token)
    expect(performance.now() - begun).toBeGreaterThan(140)
    await me.call(clearFaults)
    await put({ status: 503 })
    expect(await refusalOf(me.call(streamLiveEvents))).toMatchObject({ status: 503 })
  })
})

test('a stopping server ends its streams at once, and refuses new ones', async () => {
  const stopping = await createTestApp()
  const client = await stopping.signInAs(ADMIN)
  const stream = await client.call(streamLiveEvents)
  await stopping.services.live.close()
  const heard = []
  for await (const { data } of stream) heard.push(data)
  expect(heard.at(-1)).toEqual(ended(CLOSED.stopping))
  expect(await refusalOf(client.call(streamLiveEvents))).toMatchObject({ status: 503, code: 'unavailable' })
  await stopping.close()
})

import { beforeEach, describe, expect, test } from 'vitest'
import { ADMIN, OPERATOR, openTestApp, refusalOf } from '#tests/test-app.ts'
import { addLogin, exportLogins, type LoginRecord, listLogins, readLogin } from './contract.ts'
import { install } from './install.ts'

const app = await openTestApp()
const me = await app.signInAs(ADMIN)

test('a new log has the sign-ins of the company’s members in the last weeks, none of them with a wrong password', async () => {
  const { rows, count, next } = await me.call(listLogins, { query: { limit: 200, to: '2026-10-31T00:00:00Z' } })
  expect(count.value).toBeGreaterThan(400)
  expect(next).not.toBeNull()
  expect(new Set(rows.map(({ user }) => user)).size).toBeGreaterThan(50)
  const refused = await me.call(listLogins, { query: { outcome: 'refused', limit: 200, to: '2026-10-31T00:00:00Z' } })
  expect(new Set(refused.rows.map(({ reason }) => reason))).toEqual(new Set(['closed-account', 'unknown-account']))
  // Another start adds none.
  await install(app.db)
  const again = await me.call(listLogins, { query: { to: '2026-10-31T00:00:00Z' } })
  expect(again.count).toEqual(count)
})

describe('of an empty log', () => {
  beforeEach(() => app.db.deleteFrom('login').execute())

  const record = (LoginTime = '2026-11-20 01:02:03'): LoginRecord => ({
    id: 0,
    user: 'admin',
    email: 'admin@strive.example',
    level: 'normal',
    LoginTime,
  })
  const add = (body: LoginRecord, key?: string) => me.send(addLogin, { body, headers: { 'idempotency-key': key } })
  const addMany = (count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, i) => add(record(`2026-11-${String(i + 1).padStart(2, '0')} 00:00:00`))),
    )

  test('S-LOG-1: POST /loginLog stores the record and returns it', async () => {
    const { status, body } = await add(record())
    expect(status).toBe(201)
    expect(body).toMatchObject({ outcome: 'signed-in', user: 'admin', loginTime: '2026-11-20T01:02:03.000Z' })
  })

  test('S-LOG-2: a resent record is stored once, even if both requests arrive at once', async () => {
    const [first, second] = await Promise.all([add(record(), 'one'), add(record(), 'one')])
    const third = await add(record('2026-11-20 09:09:09'), 'one')
    expect([first.status, second.status].sort()).toEqual([200, 201])
    expect(third.status).toBe(200)
    expect(new Set([first.body.id, second.body.id, third.body.id]).size).toBe(1)
    expect(await app.db.selectFrom('login').select('id').execute()).toHaveLength(1)
  })

  test('S-LOG-2: a record must belong to the session that sends it', async () => {
    for (const body of [
      { ...record(), user: 'operator' },
      { ...record(), email: 'operator@strive.example' },
      { ...record(), level: 'supersuper' as const },
    ])
      expect(await refusalOf(add(body))).toMatchObject({ status: 403, code: 'not-yours' })
    expect(await refusalOf(app.as().call(addLogin, { body: record() }))).toMatchObject({ code: 'not-signed-in' })
  })

  test('refuses an invalid record, with its issues', async () => {
    const body = { ...record('2026-02-30 00:00:00'), id: 7 } as unknown as LoginRecord
    expect(await refusalOf(add(body))).toMatchObject({
      code: 'invalid-input',
      errors: expect.arrayContaining([
        expect.objectContaining({ pointer: '/body/id' }),
        { pointer: '/body/LoginTime', code: 'login-time' },
      ]),
    })
  })

  test('pages through all rows by cursor, each once, in either direction, while others are added', async () => {
    await addMany(7)
    for (const sort of ['loginTime', '-loginTime', 'user', '-user'] as const) {
      const times: string[] = []
      let cursor: string | undefined
      do {
        const page = await me.call(listLogins, { query: { limit: 3, sort, cursor } })
        times.push(...page.rows.map(row => row.loginTime))
        cursor = page.next ?? undefined
      } while (cursor)
      const sorted = [...times].sort()
      expect(times).toEqual(sort.startsWith('-') ? sorted.reverse() : sorted)
      expect(new Set(times).size).toBe(7)
    }
  })

  test('filters by outcome, account prefix, level and time, and counts the matches', async () => {
    await addMany(3)
    await refusalOf(app.signInAs({ ...OPERATOR, password: 'wrong' }))
    const list = (query: Parameters<typeof me.call<typeof listLogins>>[1]) => me.call(listLogins, query)
    expect((await list({ query: { outcome: 'refused' } })).rows.map(row => row.user)).toEqual(['operator'])
    expect((await list({ query: { user: 'adm' } })).count).toEqual({ value: 3, isCapped: false })
    expect((await list({ query: { user: 'dmin' } })).rows).toEqual([])
    expect((await list({ query: { level: 'supersuper' } })).rows).toEqual([])
    const days = { from: '2026-11-02T00:00:00Z', to: '2026-11-03T00:00:00Z' }
    expect((await list({ query: days })).rows.map(row => row.loginTime)).toEqual(['2026-11-02T00:00:00.000Z'])
  })

  test.each(['nonsense', Buffer.from('{"a":1}').toString('base64url'), Buffer.from('[1]').toString('base64url')])(
    'refuses the cursor %j',
    async cursor => {
      expect(await refusalOf(me.call(listLogins, { query: { cursor } }))).toMatchObject({
        code: 'invalid-input',
        errors: [{ pointer: '/query/cursor', code: 'cursor' }],
      })
    },
  )

  test('exports exactly the requested rows, columns, order and zone', async () => {
    await addMany(2)
    const { body, headers } = await me.send(exportLogins, {
      query: { sort: 'loginTime', columns: ['user', 'loginTime'], zone: 'Asia/Taipei', language: 'zh' },
    })
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="login-log-[\d-]+\.csv"$/)
    expect(await body.text()).toBe('帳號,時間 (Asia/Taipei)\nadmin,2026-11-01 08:00:00\nadmin,2026-11-02 08:00:00\n')
  })

  test('an export has the name of the browser, beside the header that it stands for', async () => {
    const agent = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
    await app.request('/loginLog', {
      method: 'POST',
      headers: { authorization: `Bearer ${me.token}`, 'content-type': 'application/json', 'user-agent': agent },
      body: JSON.stringify(record()),
    })
    const csv = await (await me.call(exportLogins, { query: { columns: ['browser', 'agent'], language: 'zh' } })).text()
    expect(csv).toBe(`瀏覽器,User-Agent\nChrome 140 · Linux,"${agent}"\n`)
  })

  test('reads one entry, and refuses one that does not exist', async () => {
    await addMany(1)
    const [row] = (await me.call(listLogins, { query: {} })).rows
    expect(await me.call(readLogin, { params: { loginId: row?.id ?? 0 } })).toEqual(row)
    await expect(me.call(readLogin, { params: { loginId: 2_000_000_000 } })).rejects.toMatchObject({ status: 404 })
  })

  test('an export escapes what a spreadsheet would run as a formula', async () => {
    await app.request('/loginLog', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${me.token}`,
        'content-type': 'application/json',
        'user-agent': '=HYPERLINK("http://evil.example")',
      },
      body: JSON.stringify(record()),
    })
    const csv = await (await me.call(exportLogins, { query: { columns: ['agent'] } })).text()
    expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
  })

  /** Stores older rows for `account-0`, `account-1` and so on in turn. */
  async function store(count: number) {
    const rows = Array.from({ length: count }, (_, i) => ({
      sent_key: `k${i}`,
      outcome: i % 100 === 0 ? ('refused' as const) : ('signed-in' as const),
      reason: null,
      account: `account-${i % 3}`,
      email: '',
      level: 'normal' as const,
      login_time: new Date(Date.UTC(2026, 0, 1) + i * 1000).toISOString(),
      address: `10.0.0.${i}`,
      agent: '',
      received_at: '',
    }))
    for (let start = 0; start < count; start += 500)
      await app.db
        .insertInto('login')
        .values(rows.slice(start, start + 500))
        .execute()
  }

  test('exports more rows than one batch, each once', async () => {
    await store(1_203)
    const csv = await (await me.call(exportLogins, { query: { columns: ['address'] } })).text()
    expect(new Set(csv.trim().split('\n').slice(1)).size).toBe(1_203)
  })

  test('stops counting at 10,000, and still pages through the rest', async () => {
    await store(10_500)
    const read = (cursor?: string) =>
      me.call(listLogins, { query: { outcome: 'signed-in', user: 'account', sort: '-user', limit: 200, cursor } })
    const first = await read()
    expect(first.count).toEqual({ value: 10_000, isCapped: true })
    const second = await read(first.next ?? '')
    const times = [...first.rows, ...second.rows].map(row => row.loginTime)
    expect([...first.rows, ...second.rows].every(row => row.user === 'account-2' && row.outcome === 'signed-in')).toBe(
      true,
    )
    expect(times).toEqual([...new Set(times)].sort().reverse())
  })
})

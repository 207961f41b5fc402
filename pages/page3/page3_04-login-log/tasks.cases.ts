import { addLogin, exportLogins, listLogins } from '#resources/login-log/contract.ts'
import { formatLoginTime } from '#resources/login-log/rules.ts'
import { signIn } from '#resources/sessions/contract.ts'
import { PAGE_HEADER } from '#shared/platform/traffic.ts'
import { type Bench, json, type TaskCases } from '#tests/task-cases.ts'
import { ADMIN } from '#tests/test-app.ts'

const guess = ({ app }: Bench, account: string = ADMIN.account) =>
  app
    .as()
    .call(signIn, { body: { account, password: 'no such password' } })
    .catch(() => undefined)
const listRefused = ({ me }: Bench) => me.call(listLogins, { query: { outcome: 'refused' } })
const exportWith = ({ me }: Bench, query: { outcome?: 'refused' | 'signed-in'; user?: string }) =>
  me.call(exportLogins, { query: { ...query, columns: ['loginTime', 'user'] } })
const record = ({ send }: Bench, key: string, at: Date, page = 'page8_01') => {
  const user = { user: ADMIN.account, email: 'admin@strive.example', level: 'normal' }
  const body = { id: 0, ...user, LoginTime: formatLoginTime(at) }
  return send(addLogin.path, json('POST', body, { 'idempotency-key': key, [PAGE_HEADER]: page }))
}

export const cases: TaskCases = {
  guess: {
    async solution(bench) {
      await listRefused(bench)
      await guess(bench)
      await listRefused(bench)
    },
    nearMisses: {
      'the attempt is an old one': async bench => {
        await guess(bench)
        await listRefused(bench)
        await listRefused(bench)
      },
      'another filter shows an older attempt': async bench => {
        await guess(bench)
        await bench.me.call(listLogins, { query: { outcome: 'refused', user: 'nobody' } })
        await listRefused(bench)
      },
      'another sort shows an older attempt': async bench => {
        await guess(bench)
        await bench.me.call(listLogins, { query: { outcome: 'refused', sort: 'loginTime' } })
        await listRefused(bench)
      },
      'the account does not exist': async bench => {
        await listRefused(bench)
        await guess(bench, 'no such account')
        await listRefused(bench)
      },
      'the list is not filtered': async bench => {
        await bench.me.call(listLogins, { query: {} })
        await guess(bench)
        await bench.me.call(listLogins, { query: {} })
      },
    },
  },
  'same-rows': {
    async solution(bench) {
      await listRefused(bench)
      await exportWith(bench, { outcome: 'refused' })
    },
    nearMisses: {
      'another outcome is exported': async bench => {
        await listRefused(bench)
        await exportWith(bench, { outcome: 'signed-in' })
      },
      'less is exported than is shown': async bench => {
        await listRefused(bench)
        await exportWith(bench, { outcome: 'refused', user: 'nobody' })
      },
    },
  },
  'sent-twice': {
    async solution(bench) {
      const at = new Date()
      await record(bench, 'lesson', at)
      await record(bench, 'lesson', at)
    },
    nearMisses: {
      'two sign-ins are recorded': async bench => {
        await record(bench, 'one', new Date())
        await record(bench, 'two', new Date(Date.now() - 3_600_000))
      },
      'the console sends its own record again': async bench => {
        const at = new Date()
        for (let nth = 0; nth < 2; nth++) await record(bench, 'own', at, 'page3_04')
      },
    },
  },
}

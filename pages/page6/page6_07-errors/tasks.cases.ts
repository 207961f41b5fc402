import { readErrorGroup, reportError, updateErrorGroup } from '#resources/error-reports/contract.ts'
import { newReport } from '#resources/error-reports/samples.ts'
import { readProblem } from '#resources/problems/contract.ts'
import { readProfile, updateProfile } from '#resources/profile/contract.ts'
import { atVersion } from '#shared/sample.ts'
import { attempt, type Bench, type TaskCases } from '#tests/task-cases.ts'

const report = ({ me }: Bench, message: string, over: object = {}) =>
  me.call(reportError, { body: newReport({ message, ...over }) })
const open = ({ me }: Bench, groupId: number) => me.call(readErrorGroup, { params: { groupId } })
const change = async (bench: Bench, groupId: number, isResolved: boolean) =>
  bench.me.call(updateErrorGroup, {
    params: { groupId },
    headers: atVersion(await open(bench, groupId)),
    body: { isResolved },
  })

/** A 412: the profile never has version 0. */
const refuse = ({ me }: Bench) => attempt(me.call(updateProfile, { headers: { 'if-match': '"0"' }, body: {} }))
const explain = ({ me }: Bench, code: string) => me.call(readProblem, { params: { code } })

export const cases: TaskCases = {
  follow: {
    async solution(bench) {
      const { groupId } = await report(bench, 'to follow')
      await open(bench, groupId)
    },
    nearMisses: {
      'another report is opened': async bench => {
        const { groupId } = await report(bench, 'an older one', { steps: [] })
        await report(bench, 'the new one')
        await open(bench, groupId)
      },
      'the report was opened before': async bench => {
        const { groupId } = await report(bench, 'opened before', { steps: [] })
        await open(bench, groupId)
        await report(bench, 'opened before')
      },
      'the report has no click': async bench => {
        const { groupId } = await report(bench, 'by a program', { steps: [] })
        await open(bench, groupId)
      },
      'the error is a refused request': async bench => {
        const request = { method: 'GET', path: '/api/profile', status: 403, code: 'not-permitted', requestId: null }
        const { groupId } = await report(bench, 'a refusal', { kind: 'request', request })
        await open(bench, groupId)
      },
    },
  },
  regress: {
    async solution(bench) {
      const { groupId } = await report(bench, 'to regress')
      await change(bench, groupId, true)
      await report(bench, 'to regress')
    },
    nearMisses: {
      'it was never resolved': async bench => {
        await report(bench, 'twice')
        await report(bench, 'twice')
      },
      'it was reopened by hand': async bench => {
        const { groupId } = await report(bench, 'reopened')
        await change(bench, groupId, true)
        await change(bench, groupId, false)
        await report(bench, 'reopened')
      },
      'another error is reported': async bench => {
        const { groupId } = await report(bench, 'resolved for good')
        await change(bench, groupId, true)
        await report(bench, 'another error')
      },
    },
  },
  why: {
    async solution(bench) {
      await refuse(bench)
      await explain(bench, 'stale')
    },
    nearMisses: {
      'the explanation of another code is opened': async bench => {
        await refuse(bench)
        await explain(bench, 'gone')
      },
      'the explanation is opened before the refusal': async bench => {
        await explain(bench, 'stale')
        await refuse(bench)
      },
      'nothing was refused': async bench => {
        await bench.me.call(readProfile)
        await explain(bench, 'stale')
      },
      'the server failed': async bench => {
        await bench.send('/api/profile', { headers: { 'x-practice-fault': 'status=500' } })
        await explain(bench, 'internal')
      },
    },
  },
}

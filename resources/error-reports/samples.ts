import { atVersion, type Client, sample } from '#shared/sample.ts'
import { type NewErrorReport, readErrorGroup, reportError, updateErrorGroup } from './contract.ts'

/** A report as the console sends it. Reports with different messages belong to different groups. */
export const newReport = (over: Partial<NewErrorReport> = {}): NewErrorReport => ({
  kind: 'uncaught',
  name: 'TypeError',
  message: 'Cannot read properties of undefined (reading ‘name’)',
  stack: [
    'TypeError: Cannot read properties of undefined',
    '    at handleClick (http://localhost/pages/page6/page6_07-errors/page.tsx:12:7)',
    '    at dispatch (http://localhost/node_modules/react-dom/index.js:4000:5)',
  ].join('\n'),
  page: 'page6_07',
  language: 'en',
  request: null,
  steps: [{ type: 'click', at: '2026-10-31T08:00:00.000Z', role: 'button', name: 'Cause it' }],
  times: 1,
  ...over,
})

/** The group of a new report. */
export async function reportedGroup(me: Client, over: Partial<NewErrorReport> = {}) {
  const { groupId } = await me.call(reportError, { body: newReport(over) })
  return me.call(readErrorGroup, { params: { groupId } })
}

export const samples = [
  sample(reportError, () => ({ body: newReport({ message: 'A sample' }) })),
  sample(updateErrorGroup, async me => {
    const group = await reportedGroup(me)
    return { params: { groupId: group.id }, headers: atVersion(group), body: { isResolved: !group.isResolved } }
  }),
]

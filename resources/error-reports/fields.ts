import { defineFields, version } from '#shared/fields.ts'
import { ERROR_KINDS, ERROR_STATES } from './rules.ts'

export const fields = defineFields({
  id: { kind: 'id', from: 'row' },
  kind: { kind: 'choice', from: 'row', values: ERROR_KINDS },
  name: { kind: 'text', from: 'row', title: { en: 'Error', zh: '錯誤' } },
  /** Of the latest report. */
  message: { kind: 'text', from: 'row', title: { en: 'Message', zh: '訊息' } },
  /**
   * Where it was thrown: `pages/page6/page.tsx:12`, or the failed request: `GET /api/members/#`;
   * null if the stack names none of the console's files.
   */
  location: { kind: 'text', from: 'row', isNullable: true },
  state: { kind: 'choice', from: 'derived', values: ERROR_STATES, title: { en: 'State', zh: '狀態' } },
  isResolved: { kind: 'flag', from: 'derived' },
  count: { kind: 'number', from: 'row', sort: 'desc', title: { en: 'Times', zh: '次數' } },
  lastSeenAt: { kind: 'moment', from: 'row', sort: 'desc', title: { en: 'Last seen', zh: '最近發生' } },
  firstSeenAt: { kind: 'moment', from: 'row', sort: 'desc', title: { en: 'First seen', zh: '首次發生' } },
  /** null while it is open. */
  resolvedAt: { kind: 'moment', from: 'row', isNullable: true },
  /** When it happened again after it had been resolved; null if it never did. */
  regressedAt: { kind: 'moment', from: 'row', isNullable: true },
  /** The member who looks after it; null if nobody does. */
  assigneeId: { kind: 'id', isNullable: true, as: 'assignee', title: { en: 'Assignee', zh: '負責人' } },
  /** Where the latest report came from. */
  page: { kind: 'text', from: 'row', title: { en: 'Page', zh: '頁面' } },
  ...version,
  updatedAt: { kind: 'moment', from: 'row' },
})

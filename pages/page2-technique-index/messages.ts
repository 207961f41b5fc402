import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page2', {
  search: { en: 'Search', zh: '搜尋' },
  searchHelp: {
    en: 'Search titles, techniques and groups in English or Chinese. Press {{keys.palette}} to search from any page.',
    zh: '可用中文或英文搜尋標題、技術與群組。在任何頁面都可按 {{keys.palette}}。',
  },
  start: { en: 'Start', zh: '入門' },
  count: { en: { one: '{{count}} page', other: '{{count}} pages' }, zh: '{{count}} 個頁面' },
  none: { en: 'No pages match your search', zh: '沒有符合的頁面' },
  noneText: { en: 'Try a shorter search or the other language.', zh: '請試試較短的關鍵字，或改用另一種語言。' },
  clear: { en: 'Show all pages', zh: '顯示全部頁面' },
  progress: { en: 'Your progress', zh: '您的進度' },
  solved: { en: '{{done}} of {{all}} tasks solved', zh: '已完成 {{done}}／{{all}} 項練習' },
  resume: { en: 'Continue with “{{task}}”', zh: '繼續「{{task}}」' },
  begin: { en: 'Start with “{{task}}”', zh: '從「{{task}}」開始' },
  allSolved: { en: 'You have solved every task.', zh: '所有練習都已完成。' },
  onPage: { en: 'on {{page}}', zh: '位於{{page}}' },
  tasks: { en: '{{done}} of {{all}} solved', zh: '完成 {{done}}／{{all}}' },
  tasksOf: { en: 'Tasks on {{page}}', zh: '{{page}}的練習' },
  taskSolved: { en: 'Solved', zh: '已完成' },
  taskOpen: { en: 'Open', zh: '未完成' },
  provenBy: { en: 'Proof', zh: '佐證' },
})

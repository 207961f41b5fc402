import { fields } from '#resources/members/fields.ts'
import { titlesOf } from '#shared/fields.ts'
import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page3_01', {
  members: { en: 'Members', zh: '成員' },

  ...titlesOf(fields),
  archived: { en: 'archived', zh: '已封存' },
  select: { en: 'Select {{name}}', zh: '選取{{name}}' },

  search: { en: 'Search', zh: '搜尋' },
  searchPlaceholder: { en: 'Name or e-mail', zh: '姓名或電子郵件' },
  anyTeam: { en: 'Any team', zh: '所有團隊' },
  anyJob: { en: 'Any job', zh: '所有職務' },
  state: { en: 'State', zh: '狀態' },
  stateActive: { en: 'Active', zh: '在職' },
  stateArchived: { en: 'Archived', zh: '已封存' },
  stateAll: { en: 'All', zh: '全部' },

  add: { en: 'Add member', zh: '新增成員' },
  newMember: { en: 'New member', zh: '新增成員' },
  nameEn: { en: 'English name', zh: '英文姓名' },
  nameZh: { en: 'Chinese name', zh: '中文姓名' },
  emailHelp: { en: 'Must be unique.', zh: '不可與其他成員重複。' },
  'email_email-taken': { en: 'Another member already uses this e-mail address.', zh: '此電子郵件已被其他成員使用。' },
  email_required: { en: 'Enter an e-mail address.', zh: '請填寫電子郵件。' },
  chooseTeam: { en: 'Choose a team', zh: '請選擇團隊' },
  chooseJob: { en: 'Choose a job', zh: '請選擇職務' },
  'teamId_too-small': { en: 'Choose a team.', zh: '請選擇團隊。' },
  'teamId_unknown-team': {
    en: 'This team no longer exists. Choose another.',
    zh: '這個團隊已不存在，請改選其他團隊。',
  },
  'teamId_last-manager': {
    en: 'The only manager can’t leave the team. Make somebody else its manager first.',
    zh: '團隊唯一的主管不能調離，請先指派另一位主管。',
  },
  'job_invalid-value': { en: 'Choose a job.', zh: '請選擇職務。' },
  'job_last-manager': {
    en: 'The team has no other manager. Make somebody else its manager first.',
    zh: '團隊沒有其他主管，請先指派另一位主管。',
  },
  joinedOn_date: { en: 'Enter a date.', zh: '請填寫日期。' },

  save: { en: 'Save', zh: '儲存' },
  create: { en: 'Add', zh: '新增' },
  cancel: { en: 'Cancel', zh: '取消' },
  created: { en: '{{name}} was added.', zh: '已新增{{name}}。' },
  saved: { en: '{{name}} was saved.', zh: '已儲存{{name}}。' },
  savedMerged: {
    en: '{{name}} was saved, with changes from elsewhere: {{fields}}.',
    zh: '已儲存{{name}}，並合併其他地方的變更：{{fields}}。',
  },
  teamId: { en: 'Team', zh: '團隊' },
  lastChange: { en: 'Last changed {{time}}', zh: '最後異動：{{time}}' },
  history: { en: 'History', zh: '異動歷程' },
  archivedSince: { en: 'Archived {{time}}', zh: '{{time}} 封存' },
  missingTitle: { en: 'Member not found', zh: '找不到這位成員' },
  missingText: {
    en: 'The link may be outdated, or the sandbox was reset.',
    zh: '連結可能已過期，或沙盒曾被重設。',
  },

  archive: { en: 'Archive', zh: '封存' },
  copyEmail: { en: 'Copy e-mail address', zh: '複製電子郵件' },
  restore: { en: 'Restore', zh: '還原' },
  isArchived: { en: '{{name}} was archived.', zh: '已封存{{name}}。' },
  isRestored: { en: '{{name}} was restored.', zh: '已還原{{name}}。' },
  areArchived: {
    en: { one: '{{count}} member was archived.', other: '{{count}} members were archived.' },
    zh: '已封存 {{count}} 位成員。',
  },
  areRestored: {
    en: { one: '{{count}} member was restored.', other: '{{count}} members were restored.' },
    zh: '已還原 {{count}} 位成員。',
  },
  someRefused: {
    en: {
      one: '{{count}} member could not be changed: {{reasons}}.',
      other: '{{count}} members could not be changed: {{reasons}}.',
    },
    zh: '有 {{count}} 位成員無法變更：{{reasons}}。',
  },
  isMoved: { en: '{{name}} was moved to {{to}}.', zh: '已將{{name}}調到{{to}}。' },
  areMoved: {
    en: { one: '{{count}} member was moved to {{to}}.', other: '{{count}} members were moved to {{to}}.' },
    zh: '已將 {{count}} 位成員調到{{to}}。',
  },
  hasJob: { en: 'The job of {{name}} was changed to {{to}}.', zh: '已將{{name}}的職務改為{{to}}。' },
  haveJob: {
    en: {
      one: 'The job of {{count}} member was changed to {{to}}.',
      other: 'The job of {{count}} members was changed to {{to}}.',
    },
    zh: '已將 {{count}} 位成員的職務改為{{to}}。',
  },
  isUndone: { en: 'The change of {{name}} was undone.', zh: '已復原{{name}}的變更。' },
  areUndone: {
    en: {
      one: 'The change of {{count}} member was undone.',
      other: 'The changes of {{count}} members were undone.',
    },
    zh: '已復原 {{count}} 位成員的變更。',
  },
  'refused_last-manager': { en: 'only manager of the team', zh: '團隊唯一的主管' },
  refused_stale: { en: 'changed by somebody else', zh: '已被其他人修改' },
  'refused_not-found': { en: 'no longer exists', zh: '已不存在' },
  'refused_unknown-team': { en: 'team no longer exists', zh: '團隊已不存在' },

  selected: { en: { one: '{{count}} selected', other: '{{count}} selected' }, zh: '已選取 {{count}} 位' },
  change: { en: 'Change', zh: '變更' },
  change_teamId: { en: 'Change team…', zh: '變更團隊…' },
  change_job: { en: 'Change job…', zh: '變更職務…' },
  changeOf_teamId: {
    en: { one: 'Change the team of {{count}} member', other: 'Change the team of {{count}} members' },
    zh: '變更 {{count}} 位成員的團隊',
  },
  changeOf_job: {
    en: { one: 'Change the job of {{count}} member', other: 'Change the job of {{count}} members' },
    zh: '變更 {{count}} 位成員的職務',
  },

  emptyTitle: { en: 'No members yet', zh: '目前沒有成員' },
  emptyText: { en: 'Add your first member.', zh: '請新增第一位成員。' },
  noMatchTitle: { en: 'No members match these filters', zh: '沒有符合條件的成員' },
  noMatchText: {
    en: 'Try a shorter search, include archived members, or reset the filters.',
    zh: '試試縮短搜尋文字、查看已封存的成員，或重設篩選。',
  },
})

import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page3_01', {
  members: { en: 'Members', zh: '成員' },

  name: { en: 'Name', zh: '姓名' },
  email: { en: 'E-mail', zh: '電子郵件' },
  team: { en: 'Team', zh: '團隊' },
  job: { en: 'Job', zh: '職務' },
  joinedOn: { en: 'Joined on', zh: '到職日' },
  archivedAt: { en: 'Archived', zh: '封存時間' },
  updatedAt: { en: 'Last change', zh: '最後異動' },
  archived: { en: 'archived', zh: '已封存' },
  select: { en: 'Select {{name}}', zh: '選取{{name}}' },

  search: { en: 'Search', zh: '搜尋' },
  searchPlaceholder: { en: 'name or e-mail', zh: '姓名或電子郵件' },
  anyTeam: { en: 'Any team', zh: '所有團隊' },
  anyJob: { en: 'Any job', zh: '所有職務' },
  state: { en: 'State', zh: '狀態' },
  stateActive: { en: 'Still here', zh: '在職' },
  stateArchived: { en: 'Archived', zh: '已封存' },
  stateAll: { en: 'Everybody', zh: '全部' },

  add: { en: 'Add a member', zh: '新增成員' },
  newMember: { en: 'New member', zh: '新增成員' },
  nameEn: { en: 'Name in Latin letters', zh: '英文姓名' },
  nameZh: { en: 'Name in Chinese', zh: '中文姓名' },
  emailHelp: { en: 'Each member has one of their own.', zh: '每位成員各有一個，不可重複。' },
  email_email_taken: { en: 'Another member has this e-mail address already.', zh: '此電子郵件已被其他成員使用。' },
  email_required: { en: 'An e-mail address is needed.', zh: '請填寫電子郵件。' },
  chooseTeam: { en: 'Choose a team', zh: '請選擇團隊' },
  chooseJob: { en: 'Choose a job', zh: '請選擇職務' },
  teamId_too_small: { en: 'Please choose the team.', zh: '請選擇團隊。' },
  teamId_unknown_team: { en: 'This team no longer exists. Choose another.', zh: '這個團隊已不存在，請改選其他團隊。' },
  teamId_last_manager: {
    en: 'The only manager cannot leave the team. Make somebody else its manager first.',
    zh: '團隊唯一的主管不能調離，請先指派另一位主管。',
  },
  job_invalid_value: { en: 'Please choose the job.', zh: '請選擇職務。' },
  job_last_manager: {
    en: 'The team has no other manager. Make somebody else its manager first.',
    zh: '團隊沒有其他主管，請先指派另一位主管。',
  },
  joinedOn_date: { en: 'A day, please.', zh: '請填寫日期。' },

  save: { en: 'Save', zh: '儲存' },
  create: { en: 'Add', zh: '新增' },
  cancel: { en: 'Cancel', zh: '取消' },
  close: { en: 'Close', zh: '關閉' },
  created: { en: '{{name}} is added.', zh: '已新增{{name}}。' },
  saved: { en: '{{name}} is saved.', zh: '已儲存{{name}}。' },
  savedMerged: {
    en: '{{name}} is saved, together with what was changed elsewhere: {{fields}}.',
    zh: '已儲存{{name}}，並合併其他地方的變更：{{fields}}。',
  },
  teamId: { en: 'Team', zh: '團隊' },
  lastChange: { en: 'Last change {{time}}', zh: '最後異動：{{time}}' },
  history: { en: 'History', zh: '異動歷程' },
  archivedSince: { en: 'Archived {{time}}', zh: '{{time}} 封存' },
  missingTitle: { en: 'There is no such member', zh: '沒有這位成員' },
  missingText: {
    en: 'The link may be old, or the sandbox may have been reset since.',
    zh: '連結可能已過期，或沙盒之後曾被重設。',
  },

  archive: { en: 'Archive', zh: '封存' },
  restore: { en: 'Restore', zh: '復原' },
  isArchived: { en: '{{name}} is archived.', zh: '已封存{{name}}。' },
  isRestored: { en: '{{name}} is back.', zh: '{{name}}已復原。' },
  areArchived: {
    en: { one: '{{count}} member is archived.', other: '{{count}} members are archived.' },
    zh: '已封存 {{count}} 位成員。',
  },
  areRestored: {
    en: { one: '{{count}} member is back.', other: '{{count}} members are back.' },
    zh: '已復原 {{count}} 位成員。',
  },
  someRefused: {
    en: {
      one: '{{count}} member could not be changed; the row says why.',
      other: '{{count}} members could not be changed; each row says why.',
    },
    zh: '有 {{count}} 位成員無法變更，原因標示在各列。',
  },
  'refused_last-manager': { en: 'only manager of the team', zh: '團隊唯一的主管' },
  refused_stale: { en: 'changed meanwhile', zh: '期間已有異動' },
  'refused_not-found': { en: 'no longer there', zh: '已不存在' },

  selected: { en: { one: '{{count}} selected', other: '{{count}} selected' }, zh: '已選取 {{count}} 位' },

  emptyTitle: { en: 'Nobody works here yet', zh: '目前沒有成員' },
  emptyText: { en: 'Add the first member, and the list begins.', zh: '新增第一位成員，名冊就從這裡開始。' },
  noMatchTitle: { en: 'Nobody passes these filters', zh: '沒有符合條件的成員' },
  noMatchText: {
    en: 'Shorten the search, look among the archived, or take all filters away.',
    zh: '試試縮短搜尋文字、查看已封存的成員，或清除所有篩選。',
  },
})

import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page8_08', {
  newSandbox: { en: 'New sandbox', zh: '新增沙盒' },
  used: {
    en: '{{sandboxes}} of {{mostSandboxes}} sandboxes, {{snapshots}} of {{mostSnapshots}} snapshots',
    zh: '沙盒 {{sandboxes}} / {{mostSandboxes}}，快照 {{snapshots}} / {{mostSnapshots}}',
  },
  full: { en: 'No more than this: delete one first.', zh: '已達上限，請先刪除一個。' },

  shared: { en: 'Shared by all', zh: '所有人共用' },
  sharedText: {
    en: 'What is changed here, everybody sees. A new session begins here.',
    zh: '在這裡的變更所有人都看得到。新的工作階段由此開始。',
  },
  current: { en: 'You work here', zh: '目前工作中' },
  rowCount: { en: { one: '{{rows}} row', other: '{{rows}} rows' }, zh: '{{rows}} 筆資料' },
  copied: { en: 'copied from {{source}}, {{age}}', zh: '{{age}}複製自 {{source}}' },
  taken: { en: 'taken: {{age}}', zh: '{{age}}建立' },
  contents: { en: 'What is in it', zh: '內容' },

  work: { en: 'Work here', zh: '在此工作' },
  fork: { en: 'Fork', zh: '複製' },
  snapshot: { en: 'Take snapshot', zh: '建立快照' },
  reset: { en: 'Reset', zh: '重設' },
  rename: { en: 'Rename', zh: '重新命名' },
  delete: { en: 'Delete', zh: '刪除' },
  restore: { en: 'Restore', zh: '還原' },
  actionOf: { en: '{{action}}: {{name}}', zh: '{{action}}：{{name}}' },

  snapshots: { en: 'Snapshots', zh: '快照' },
  delivered: { en: 'As delivered', zh: '出廠狀態' },
  deliveredText: { en: 'what a reset goes back to', zh: '重設時回到此狀態' },

  noneTitle: { en: 'No sandbox of your own yet', zh: '尚無自己的沙盒' },
  noneText: {
    en: 'In a sandbox of your own you can change and delete what you like. Nobody else sees it, and a reset brings everything back.',
    zh: '在自己的沙盒中可任意修改與刪除，其他人看不到，重設後即可全部復原。',
  },

  forkTitle: { en: 'New sandbox', zh: '新增沙盒' },
  forkText: { en: 'It begins as an exact copy, and is yours alone.', zh: '新沙盒會完整複製來源的資料，且僅供您使用。' },
  snapshotTitle: { en: 'Snapshot of {{name}}', zh: '「{{name}}」的快照' },
  snapshotText: {
    en: 'It keeps the state as it is now. You can go back to it as often as you like.',
    zh: '保留目前的狀態，之後可隨時還原，次數不限。',
  },
  renameTitle: { en: 'Rename {{name}}', zh: '重新命名「{{name}}」' },
  name: { en: 'Name', zh: '名稱' },
  from: { en: 'Copy of', zh: '複製來源' },
  create: { en: 'Create', zh: '建立' },
  save: { en: 'Save', zh: '儲存' },
  name_name_taken: { en: 'You have a sandbox of this name already.', zh: '您已經有同名的沙盒。' },
  snapshotOption: { en: '{{sandbox}}: {{snapshot}}', zh: '{{sandbox}}：{{snapshot}}' },

  resetTitle: { en: 'Reset {{name}}?', zh: '要重設「{{name}}」嗎？' },
  resetText: {
    en: 'All its rows go back to how they were delivered. What was changed since is lost, unless you take a snapshot first.',
    zh: '所有資料將回到出廠狀態，之後的變更都會遺失；如需保留，請先建立快照。',
  },
  resetSharedText: {
    en: 'All its rows go back to how they were delivered, for every operator. What anybody changed since is lost.',
    zh: '所有人的資料都會回到出廠狀態，任何人之後的變更都會遺失。',
  },
  restoreTitle: { en: 'Restore “{{name}}”?', zh: '要還原「{{name}}」嗎？' },
  restoreText: {
    en: '{{sandbox}} goes back to this snapshot. What was changed since is lost, unless you take a snapshot first.',
    zh: '「{{sandbox}}」將回到此快照，之後的變更都會遺失；如需保留，請先建立快照。',
  },

  worksIn: { en: 'You work in {{name}} now', zh: '目前在「{{name}}」中工作' },
  isReset: { en: '{{name}} is as delivered', zh: '「{{name}}」已回到出廠狀態' },
  isRestored: { en: '{{name}} is as the snapshot kept it', zh: '「{{name}}」已還原至快照' },
  isDeleted: { en: '{{name}} is deleted', zh: '已刪除「{{name}}」' },
  isBack: { en: '{{name}} is back', zh: '已復原「{{name}}」' },
  failed: { en: '{{name}}: {{reason}}', zh: '「{{name}}」：{{reason}}' },

  teams: { en: 'Teams', zh: '團隊' },
  members: { en: 'Members', zh: '成員' },
  customers: { en: 'Customers', zh: '客戶' },
  products: { en: 'Products', zh: '商品' },
  sites: { en: 'Sites', zh: '據點' },
  orders: { en: 'Orders', zh: '訂單' },
  orderLines: { en: 'Order lines', zh: '訂單明細' },
  tickets: { en: 'Tickets', zh: '工單' },
  areas: { en: 'Areas', zh: '區域' },
  tracks: { en: 'Tracks', zh: '行車軌跡' },
})

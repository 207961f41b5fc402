import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page8_08', {
  newSandbox: { en: 'New sandbox', zh: '新增沙盒' },
  used: {
    en: '{{sandboxes}} of {{mostSandboxes}} sandboxes, {{snapshots}} of {{mostSnapshots}} snapshots',
    zh: '沙盒 {{sandboxes}} / {{mostSandboxes}}，快照 {{snapshots}} / {{mostSnapshots}}',
  },
  limitReached: { en: 'You have reached the limit. Delete one first.', zh: '已達上限，請先刪除一個。' },

  shared: { en: 'Shared with everybody', zh: '所有人共用' },
  sharedText: {
    en: 'Everybody sees changes made here. New sessions start here.',
    zh: '所有人都看得到這裡的變更。新的工作階段會從這裡開始。',
  },
  current: { en: 'Current', zh: '使用中' },
  rowCount: { en: { one: '{{rows}} row', other: '{{rows}} rows' }, zh: '{{rows}} 筆資料' },
  copied: { en: 'copied from {{source}}, {{age}}', zh: '{{age}}複製自 {{source}}' },
  taken: { en: 'taken {{age}}', zh: '{{age}}建立' },
  contents: { en: 'Contents', zh: '內容' },

  work: { en: 'Switch', zh: '切換' },
  fork: { en: 'Fork', zh: '建立副本' },
  snapshot: { en: 'Take snapshot', zh: '建立快照' },
  reset: { en: 'Reset', zh: '重設' },
  rename: { en: 'Rename', zh: '重新命名' },
  delete: { en: 'Delete', zh: '刪除' },
  restore: { en: 'Restore', zh: '還原' },
  actionOf: { en: '{{action}}: {{name}}', zh: '{{action}}：{{name}}' },

  snapshots: { en: 'Snapshots', zh: '快照' },
  delivered: { en: 'Initial data', zh: '初始資料' },
  deliveredText: { en: 'state after a reset', zh: '重設後的狀態' },

  noneTitle: { en: 'No sandboxes yet', zh: '還沒有沙盒' },
  noneText: {
    en: 'In your own sandbox you can change and delete anything. Nobody else sees it, and a reset restores the initial data.',
    zh: '在自己的沙盒中可以任意修改與刪除，其他人看不到，重設即可恢復初始資料。',
  },

  forkTitle: { en: 'New sandbox', zh: '新增沙盒' },
  forkText: {
    en: 'The new sandbox is an exact copy that only you can access.',
    zh: '新沙盒會完整複製來源的資料，只有您能使用。',
  },
  snapshotTitle: { en: 'Snapshot of {{name}}', zh: '「{{name}}」的快照' },
  snapshotText: {
    en: 'A snapshot keeps the current state. You can restore it as often as you like.',
    zh: '快照會保留目前的狀態，之後可隨時還原，次數不限。',
  },
  renameTitle: { en: 'Rename {{name}}', zh: '重新命名「{{name}}」' },
  name: { en: 'Name', zh: '名稱' },
  from: { en: 'Copy from', zh: '複製來源' },
  create: { en: 'Create', zh: '建立' },
  save: { en: 'Save', zh: '儲存' },
  'name_name-taken': { en: 'You already have a sandbox with this name.', zh: '您已經有同名的沙盒。' },
  snapshotOption: { en: '{{sandbox}}: {{snapshot}}', zh: '{{sandbox}}：{{snapshot}}' },

  resetTitle: { en: 'Reset {{name}}?', zh: '要重設「{{name}}」嗎？' },
  resetText: {
    en: 'All data returns to its initial state. Changes are lost unless you take a snapshot first.',
    zh: '所有資料會回到初始狀態，變更都會遺失；如需保留，請先建立快照。',
  },
  resetSharedText: {
    en: 'All data returns to its initial state, for every operator. Everybody’s changes are lost.',
    zh: '所有人的資料都會回到初始狀態，任何人的變更都會遺失。',
  },
  restoreTitle: { en: 'Restore “{{name}}”?', zh: '要還原「{{name}}」嗎？' },
  restoreText: {
    en: '{{sandbox}} returns to this snapshot. Changes made since are lost unless you take a snapshot first.',
    zh: '「{{sandbox}}」會回到此快照，之後的變更都會遺失；如需保留，請先建立快照。',
  },

  switchedTo: { en: 'You now work in {{name}}.', zh: '目前在「{{name}}」中工作。' },
  isReset: { en: '{{name}} was reset.', zh: '已重設「{{name}}」。' },
  isRestored: { en: '{{name}} was restored from the snapshot.', zh: '已將「{{name}}」還原至快照。' },
  isDeleted: { en: '{{name}} was deleted.', zh: '已刪除「{{name}}」。' },
  isRecovered: { en: '{{name}} was restored.', zh: '已復原「{{name}}」。' },
  failed: { en: '{{name}}: {{reason}}', zh: '「{{name}}」：{{reason}}' },

  teams: { en: 'Teams', zh: '團隊' },
  members: { en: 'Members', zh: '成員' },
  customers: { en: 'Customers', zh: '客戶' },
  products: { en: 'Products', zh: '商品' },
  orders: { en: 'Orders', zh: '訂單' },
  orderLines: { en: 'Order lines', zh: '訂單明細' },
  tickets: { en: 'Tickets', zh: '工單' },
  areas: { en: 'Areas', zh: '區域' },
  tracks: { en: 'Tracks', zh: '行車軌跡' },
})

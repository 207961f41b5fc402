import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page3_03', {
  rights: { en: 'What each role may do', zh: '各角色的權限' },
  matrixText: {
    en: 'A tick takes effect at once, in every open window. In the table the arrow keys go from right to right.',
    zh: '勾選後立即生效，所有開啟的視窗都會跟著改變。在表格中可用方向鍵移動。',
  },
  lookOnly: {
    en: 'You may look, but not change: that takes the permission roles:write.',
    zh: '您可以檢視，但不能變更；變更需要 roles:write 權限。',
  },
  matrix: { en: 'Table of rights', zh: '權限表' },
  right: { en: 'Right', zh: '權限' },
  role: { en: 'Role', zh: '角色' },
  read: { en: 'read', zh: '檢視' },
  write: { en: 'change', zh: '變更' },
  cell: { en: '{{role}}: {{entity}}, {{verb}}', zh: '{{role}}：{{entity}}，{{verb}}' },
  yours: { en: 'yours', zh: '您的角色' },
  people: { en: { one: '{{count}} person', other: '{{count}} people' }, zh: '{{count}} 人' },

  granted: { en: '{{role}} may now: {{entity}}, {{verb}}.', zh: '「{{role}}」現在可以{{verb}}{{entity}}。' },
  taken: { en: '{{role}} may no longer: {{entity}}, {{verb}}.', zh: '「{{role}}」不能再{{verb}}{{entity}}。' },
  undo: { en: 'Undo', zh: '復原' },
  lastRight: {
    en: 'That would take from you the right to decide on roles, and nobody could give it back to you. Give yourself another role that has it first.',
    zh: '這會拿掉您自己管理角色的權限，之後您就無法自行恢復。請先讓自己擔任另一個有此權限的角色。',
  },
  roleHeld: {
    en: 'Somebody holds this role. Give them another one first.',
    zh: '還有人擔任這個角色，請先為他們指定其他角色。',
  },
  defaultStays: {
    en: 'This role stays: everybody holds it who was given no other.',
    zh: '這個角色不能刪除：所有未另行指定的人都屬於它。',
  },
  unknownRole: { en: 'This role no longer exists.', zh: '這個角色已不存在。' },
  notDone: { en: 'That did not work. {{reason}}', zh: '無法完成。{{reason}}' },

  newRole: { en: 'New role', zh: '新增角色' },
  rename: { en: 'Rename', zh: '重新命名' },
  renameOf: { en: 'Rename {{role}}', zh: '重新命名「{{role}}」' },
  remove: { en: 'Delete', zh: '刪除' },
  removeOf: { en: 'Delete {{role}}', zh: '刪除「{{role}}」' },
  preview: { en: 'Preview', zh: '預覽' },
  previewOf: { en: 'See the console as {{role}}', zh: '以「{{role}}」的權限預覽主控台' },
  nameEn: { en: 'Name in English', zh: '英文名稱' },
  nameZh: { en: 'Name in Chinese', zh: '中文名稱' },
  name_name_taken: { en: 'Another role has one of these names already.', zh: '其中一個名稱已被其他角色使用。' },
  from: { en: 'Begin with the rights of', zh: '沿用哪個角色的權限' },
  fromNone: { en: 'None: with no rights', zh: '不沿用，從沒有權限開始' },
  create: { en: 'Add', zh: '新增' },
  save: { en: 'Save', zh: '儲存' },
  isCreated: { en: '{{role}} is added.', zh: '已新增「{{role}}」。' },
  isRenamed: { en: 'The role is called {{role}} now.', zh: '角色已更名為「{{role}}」。' },
  isDeleted: { en: '{{role}} is deleted.', zh: '已刪除「{{role}}」。' },
  isBack: { en: '{{role}} is back.', zh: '「{{role}}」已復原。' },

  holders: { en: 'Who holds which role', zh: '誰擔任哪個角色' },
  holdersText: {
    en: 'All who may work in this sandbox. Who was given no role holds the first one.',
    zh: '所有可以在此沙盒工作的人。未指定角色的人屬於第一個角色。',
  },
  you: { en: 'you', zh: '您' },
  roleOf: { en: 'Role of {{who}}', zh: '{{who}} 的角色' },
  givenMeanwhile: {
    en: 'Nothing was changed: somebody else has just given {{who}} the role {{role}}. Choose again, if it shall be another.',
    zh: '沒有變更：剛剛有人把 {{who}} 的角色改為「{{role}}」。如需改成其他角色，請再選一次。',
  },
  isGiven: { en: '{{who}} holds the role {{role}} now.', zh: '{{who}} 的角色已改為「{{role}}」。' },

  why: { en: 'Why?', zh: '為什麼？' },
  whyText: {
    en: 'Ask why somebody may or may not do something. The server answers as it decides.',
    zh: '查詢某人為何能或不能做某件事；伺服器依實際判斷的方式回答。',
  },
  who: { en: 'Who', zh: '誰' },
  what: { en: 'What', zh: '做什麼' },
  may: { en: '{{who}} may do this.', zh: '{{who}} 可以做這件事。' },
  mayNot: { en: '{{who}} may not do this.', zh: '{{who}} 不能做這件事。' },
  needs: { en: 'It asks for {{permission}}.', zh: '需要 {{permission}} 權限。' },
  'by_nobody-asks': { en: 'Anybody may, without signing in.', zh: '任何人都可以，不需要登入。' },
  'by_signed-in': { en: 'Everybody who is signed in may.', zh: '登入即可使用。' },
  by_account: {
    en: 'This right belongs to every account; no role takes it away.',
    zh: '這項權限屬於每個帳號，角色無法取消。',
  },
  by_level_yes: { en: 'The level supersuper has every right.', zh: '等級 supersuper 擁有所有權限。' },
  by_level_no: {
    en: 'Only the level supersuper has this right; this is {{level}}.',
    zh: '只有等級 supersuper 擁有這項權限，目前為 {{level}}。',
  },
  by_role_yes: { en: 'The role {{role}} grants it.', zh: '角色「{{role}}」授予這項權限。' },
  by_role_no: { en: 'The role {{role}} does not grant it.', zh: '角色「{{role}}」沒有這項權限。' },
  by_preview_yes: {
    en: 'The role that is previewed, {{role}}, grants it too.',
    zh: '預覽中的「{{role}}」也有這項權限。',
  },
  by_preview_no: {
    en: 'The role that is previewed, {{role}}, does not grant it.',
    zh: '預覽中的「{{role}}」沒有這項權限。',
  },
  isDefault: { en: 'It is held by whoever was given no other.', zh: '未另行指定角色的人都屬於它。' },
  remedies: { en: 'What would change that', zh: '怎樣才可以' },
  'remedy_end-preview': { en: 'End the preview of {{roles}}.', zh: '結束「{{roles}}」的預覽。' },
  'remedy_grant-right': {
    en: 'Give {{permission}} to the role {{roles}}.',
    zh: '把 {{permission}} 授予角色「{{roles}}」。',
  },
  'remedy_give-role': {
    en: 'Give {{who}} a role that has it: {{roles}}.',
    zh: '讓 {{who}} 擔任有此權限的角色：{{roles}}。',
  },
  'remedy_raise-level': {
    en: 'Raise the level of the session to supersuper, in My Profile.',
    zh: '在「我的資料」把工作階段的等級提升為 supersuper。',
  },
})

import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page3_03', {
  rights: { en: 'Permissions by role', zh: '各角色的權限' },
  matrixText: {
    en: 'Changes take effect immediately, in every open window. Use the arrow keys to move within the table.',
    zh: '變更會立即生效，所有開啟的視窗都會同步。在表格中可用方向鍵移動。',
  },
  lookOnly: {
    en: 'You have read-only access. Changing roles requires the permission roles:write.',
    zh: '您只能檢視。變更角色需要 roles:write 權限。',
  },
  matrix: { en: 'Permission matrix', zh: '權限表' },
  right: { en: 'Permission', zh: '權限' },
  role: { en: 'Role', zh: '角色' },
  read: { en: 'read', zh: '檢視' },
  write: { en: 'change', zh: '變更' },
  cell: { en: '{{role}}: {{entity}}, {{verb}}', zh: '{{role}}：{{entity}}，{{verb}}' },
  yours: { en: 'your role', zh: '您的角色' },
  people: { en: { one: '{{count}} person', other: '{{count}} people' }, zh: '{{count}} 人' },

  granted: { en: '{{role}} can now {{verb}} {{entity}}.', zh: '「{{role}}」現在可以{{verb}}{{entity}}。' },
  taken: { en: '{{role}} can no longer {{verb}} {{entity}}.', zh: '「{{role}}」不能再{{verb}}{{entity}}。' },
  undo: { en: 'Undo', zh: '復原' },
  lastRight: {
    en: 'You would lose your permission to manage roles. Switch to another role that has it first.',
    zh: '這會讓您失去管理角色的權限。請先改為另一個有此權限的角色。',
  },
  roleHeld: {
    en: 'Somebody still has this role. Give them another role first.',
    zh: '還有人擔任這個角色，請先為他們指定其他角色。',
  },
  defaultStays: {
    en: 'This is the default role. It can’t be deleted.',
    zh: '這是預設角色，無法刪除。',
  },
  unknownRole: { en: 'This role no longer exists.', zh: '這個角色已不存在。' },
  notDone: { en: 'That did not work. {{reason}}', zh: '無法完成。{{reason}}' },

  newRole: { en: 'New role', zh: '新增角色' },
  rename: { en: 'Rename', zh: '重新命名' },
  renameOf: { en: 'Rename {{role}}', zh: '重新命名「{{role}}」' },
  remove: { en: 'Delete', zh: '刪除' },
  removeOf: { en: 'Delete {{role}}', zh: '刪除「{{role}}」' },
  preview: { en: 'Preview', zh: '預覽' },
  previewOf: { en: 'Preview the console as {{role}}', zh: '以「{{role}}」的權限預覽主控台' },
  nameEn: { en: 'English name', zh: '英文名稱' },
  nameZh: { en: 'Chinese name', zh: '中文名稱' },
  name_name_taken: { en: 'Another role already uses one of these names.', zh: '其中一個名稱已被其他角色使用。' },
  from: { en: 'Copy permissions from', zh: '複製權限自' },
  fromNone: { en: 'None', zh: '不複製' },
  create: { en: 'Add', zh: '新增' },
  save: { en: 'Save', zh: '儲存' },
  isCreated: { en: '{{role}} was added.', zh: '已新增「{{role}}」。' },
  isRenamed: { en: 'The role was renamed to {{role}}.', zh: '角色已更名為「{{role}}」。' },
  isDeleted: { en: '{{role}} was deleted.', zh: '已刪除「{{role}}」。' },
  isBack: { en: '{{role}} was restored.', zh: '已還原「{{role}}」。' },

  holders: { en: 'Assignments', zh: '角色指派' },
  holdersText: {
    en: 'Everybody who can work in this sandbox. People without an assigned role have the first one.',
    zh: '所有可以在此沙盒工作的人。未指派角色的人使用第一個角色。',
  },
  you: { en: 'you', zh: '您' },
  roleOf: { en: 'Role of {{who}}', zh: '{{who}} 的角色' },
  givenMeanwhile: {
    en: 'Nothing was changed. Somebody else just gave {{who}} the role {{role}}. To change it, choose a role again.',
    zh: '沒有變更：剛剛有人把 {{who}} 的角色改為「{{role}}」。如需改成其他角色，請再選一次。',
  },
  isGiven: { en: '{{who}} now has the role {{role}}.', zh: '{{who}} 的角色已改為「{{role}}」。' },

  why: { en: 'Why?', zh: '為什麼？' },
  whyText: {
    en: 'Check whether somebody can do something, and why. The server applies its real rules.',
    zh: '查詢某人能不能做某件事，以及原因。伺服器會依實際規則回答。',
  },
  who: { en: 'Who', zh: '誰' },
  what: { en: 'What', zh: '做什麼' },
  may: { en: '{{who}} can do this.', zh: '{{who}} 可以做這件事。' },
  mayNot: { en: '{{who}} can’t do this.', zh: '{{who}} 不能做這件事。' },
  needs: { en: 'It requires {{permission}}.', zh: '需要 {{permission}} 權限。' },
  'by_nobody-asks': { en: 'Anybody can do this without signing in.', zh: '任何人都可以，不需要登入。' },
  'by_signed-in': { en: 'Everybody who is signed in can do this.', zh: '登入即可使用。' },
  by_account: {
    en: 'Every account has this permission. Roles can’t remove it.',
    zh: '這項權限屬於每個帳號，角色無法取消。',
  },
  by_level_yes: { en: 'The level supersuper has every permission.', zh: '等級 supersuper 擁有所有權限。' },
  by_level_no: {
    en: 'Only the level supersuper has this permission. The current level is {{level}}.',
    zh: '只有等級 supersuper 擁有這項權限，目前為 {{level}}。',
  },
  by_role_yes: { en: 'The role {{role}} grants it.', zh: '角色「{{role}}」授予這項權限。' },
  by_role_no: { en: 'The role {{role}} does not grant it.', zh: '角色「{{role}}」沒有這項權限。' },
  by_preview_yes: {
    en: 'The previewed role, {{role}}, also grants it.',
    zh: '預覽中的「{{role}}」也有這項權限。',
  },
  by_preview_no: {
    en: 'The previewed role, {{role}}, does not grant it.',
    zh: '預覽中的「{{role}}」沒有這項權限。',
  },
  isDefault: { en: 'This is the default for people without an assigned role.', zh: '這是未指派角色者的預設角色。' },
  remedies: { en: 'How to get access', zh: '如何取得權限' },
  'remedy_end-preview': { en: 'End the preview of {{roles}}.', zh: '結束「{{roles}}」的預覽。' },
  'remedy_grant-right': {
    en: 'Grant {{permission}} to the role {{roles}}.',
    zh: '把 {{permission}} 授予角色「{{roles}}」。',
  },
  'remedy_give-role': {
    en: 'Give {{who}} a role that has it: {{roles}}.',
    zh: '讓 {{who}} 擔任有此權限的角色：{{roles}}。',
  },
  'remedy_raise-level': {
    en: 'Set the session’s level to supersuper on My Profile.',
    zh: '在「我的資料」把工作階段的等級提升為 supersuper。',
  },
})

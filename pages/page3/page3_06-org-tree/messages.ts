import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page3_06', {
  tree: { en: 'The company', zh: '公司組織' },
  keysMove: {
    en: 'Arrow keys walk through the tree and open it, letters jump to a name, * opens all on a level. Ctrl+X takes a team or person, Ctrl+V puts it into the team that you stand on, Escape lets go, Ctrl+Z takes the last move back. Or drag with the pointer; on a touch screen press and hold first.',
    zh: '方向鍵可在樹中移動與展開，輸入文字可跳到名稱，* 可展開整層。Ctrl+X 選取要移動的團隊或人員，在目標團隊上按 Ctrl+V 放入，Esc 取消，Ctrl+Z 復原上一次移動。也可以直接拖曳；觸控螢幕請先長按。',
  },
  keysRead: {
    en: 'Arrow keys walk through the tree and open it, letters jump to a name, * opens all on a level.',
    zh: '方向鍵可在樹中移動與展開，輸入文字可跳到名稱，* 可展開整層。',
  },
  readOnly: {
    en: 'You may look at the tree; to move something you need the permission “teams:write”, or “members:write” for people.',
    zh: '您可以查看組織樹；移動團隊需要「teams:write」權限，調動人員需要「members:write」權限。',
  },
  noMembers: {
    en: 'You may see the teams, but not who is in them.',
    zh: '您可以查看團隊，但沒有查看成員的權限。',
  },
  emptyTitle: { en: 'There is no company here', zh: '這裡沒有公司資料' },
  emptyText: {
    en: 'The sandbox has no team. Reset it, and the company is back.',
    zh: '這個沙盒沒有任何團隊，重設沙盒即可恢復。',
  },

  taken: { en: 'taken', zh: '已選取' },
  teams: { en: { one: '{{count}} team', other: '{{count}} teams' }, zh: '{{count}} 個團隊' },
  members: { en: { one: '{{count}} member', other: '{{count}} members' }, zh: '{{count}} 人' },
  nobody: { en: 'nobody', zh: '沒有成員' },
  moreTeams: { en: 'More teams', zh: '更多團隊' },
  moreMembers: { en: 'More members', zh: '更多成員' },
  retry: { en: 'This could not be loaded. Try again', zh: '無法載入，按此再試一次' },

  find: { en: 'Find a team or person', zh: '尋找團隊或人員' },
  findPlaceholder: { en: 'part of a name', zh: '名稱的一部分' },
  found: { en: { one: '{{count}} found', other: '{{count}} found' }, zh: '找到 {{count}} 筆' },
  foundNothing: { en: 'No name holds this.', zh: '沒有符合的名稱。' },
  searching: { en: 'Searching…', zh: '搜尋中…' },

  selected: { en: 'Selected', zh: '目前選取' },
  selectNone: { en: 'Choose a team or a person in the tree.', zh: '請在樹中選擇團隊或人員。' },
  moveTo: { en: 'Move to…', zh: '移動到…' },
  moveTitle: { en: 'Where should {{name}} go?', zh: '{{name}}要移動到哪裡？' },
  moveTarget: { en: 'The team to move to', zh: '目標團隊' },
  ownPart: { en: 'it is part of what moves', zh: '屬於要移動的範圍' },
  hereAlready: { en: 'it is there already', zh: '已經在這裡' },
  cancel: { en: 'Cancel', zh: '取消' },
  openMember: { en: 'Open in Members', zh: '在成員名冊開啟' },
  openTeam: { en: 'Its members', zh: '團隊成員名冊' },
  inTeam: { en: 'in {{team}}', zh: '隸屬{{team}}' },

  isTaken: {
    en: '{{name}} is taken. Go to a team and press Ctrl+V; Escape lets go.',
    zh: '已選取{{name}}。請移到目標團隊按 Ctrl+V，按 Esc 取消。',
  },
  letGo: { en: '{{name}} stays where it was.', zh: '{{name}}留在原位。' },
  companyStays: { en: 'The company itself cannot be moved.', zh: '公司本身不能移動。' },
  mayNotMove: { en: 'You may not move this.', zh: '您沒有移動這個項目的權限。' },
  takeFirst: { en: 'Take something with Ctrl+X first.', zh: '請先按 Ctrl+X 選取要移動的項目。' },
  isThere: { en: '{{name}} is in {{team}} already.', zh: '{{name}}已經在{{team}}。' },
  isOpen: { en: '{{name}}: {{counts}}.', zh: '{{name}}：{{counts}}。' },
  nothingToUndo: { en: 'There is no move to take back.', zh: '沒有可復原的移動。' },

  dropHere: { en: '{{name}} → {{team}}', zh: '{{name}} → {{team}}' },
  dropCircle: { en: '{{team}} is part of {{name}}', zh: '{{team}}屬於{{name}}' },
  dropSame: { en: '{{name}} is here already', zh: '{{name}}已經在這裡' },

  moved: { en: '{{name}} is now in {{team}}.', zh: '{{name}}已移到{{team}}。' },
  movedBack: { en: '{{name}} is back in {{team}}.', zh: '{{name}}已回到{{team}}。' },
  undo: { en: 'Undo', zh: '復原' },
  notMoved: { en: '{{name}} is back where it was. {{reason}}', zh: '{{name}}已退回原位。{{reason}}' },
  circle: {
    en: 'A team cannot be below itself: {{team}} is part of {{name}}.',
    zh: '團隊不能在自己之下：{{team}}屬於{{name}}。',
  },
  lastManager: {
    en: 'The only manager cannot leave a team; make somebody else its manager first.',
    zh: '團隊唯一的主管不能調離，請先指派另一位主管。',
  },
  unknownTeam: { en: '{{team}} is no longer there.', zh: '{{team}}已不存在。' },
  gone: { en: 'It is no longer there.', zh: '這個項目已不存在。' },
  staleTitle: { en: '{{name}} was changed meanwhile', zh: '{{name}}期間已有異動' },
  staleText: {
    en: 'Somebody else has changed it since you looked; it is in {{now}} now. Move it to {{team}} all the same?',
    zh: '在您查看之後有人更動過，目前隸屬{{now}}。仍要移到{{team}}嗎？',
  },
  staleMove: { en: 'Move it all the same', zh: '仍要移動' },
  staleLeave: { en: 'Leave it', zh: '保持現狀' },
})

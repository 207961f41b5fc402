import type { Task } from '#shared/platform/lessons/lesson.ts'

export const tasks: readonly Task[] = [
  {
    id: 'and-back',
    title: { en: 'Move a team and put it back', zh: '移動一個團隊，再移回原位' },
    hint: {
      en: 'Press {{keys.cut}} on a team, {{keys.paste}} on another, then {{keys.undo}}. Or drag the team and press “Undo”.',
      zh: '在團隊上按 {{keys.cut}}，到另一個團隊按 {{keys.paste}}，再按 {{keys.undo}}；也可以拖曳後按「復原」。',
    },
    steps: [
      {
        says: { en: 'A team is moved', zh: '移動團隊' },
        name: 'moved',
        endpoint: 'updateTeam',
        status: 200,
        where: [{ at: '/request/parentId', atLeast: 1 }],
      },
      {
        says: {
          en: 'The same team is moved again, based on the version after the first move',
          zh: '以移動後的版本，再次移動同一個團隊',
        },
        endpoint: 'updateTeam',
        status: 200,
        where: [
          { at: '/reply/id', is: { step: 'moved', at: '/reply/id' } },
          { at: '/reply/parentId', isNot: { step: 'moved', at: '/reply/parentId' } },
        ],
      },
    ],
  },
  {
    id: 'circle',
    title: { en: 'Try to move a team below itself', zh: '試著把團隊移到自己之下' },
    hint: {
      en: 'Press {{keys.cut}} on a team and {{keys.paste}} on a team below it. Dragging marks invalid targets, but the keyboard lets the server decide.',
      zh: '在團隊上按 {{keys.cut}}，到它的下級按 {{keys.paste}}。拖曳時會標示不能放的位置，鍵盤則由伺服器判斷。',
    },
    steps: [
      {
        says: { en: 'Moving a team below itself is refused', zh: '將團隊移到自己之下被拒絕' },
        endpoint: 'updateTeam',
        status: 422,
        where: [{ at: '/reply/code', is: 'would-make-circle' }],
      },
    ],
  },
  {
    id: 'stale',
    title: { en: 'Move a team that someone else has just moved', zh: '移動剛被別人移動過的團隊' },
    hint: {
      en: 'Cut a team here with {{keys.cut}}, move it in a second window, then paste it here and confirm.',
      zh: '在這裡用 {{keys.cut}} 剪下團隊，到另一個視窗移動它，再回來貼上並確認。',
    },
    steps: [
      {
        says: { en: 'The move is refused because there is a newer version', zh: '移動被拒絕：已有較新的版本' },
        name: 'refused',
        endpoint: 'updateTeam',
        status: 412,
      },
      {
        says: { en: 'The same move is sent again with the current version', zh: '以目前的版本再次送出相同的移動' },
        endpoint: 'updateTeam',
        status: 200,
        where: [
          { at: '/reply/id', is: { step: 'refused', at: '/reply/current/id' } },
          { at: '/reply/parentId', is: { step: 'refused', at: '/request/parentId' } },
        ],
      },
    ],
  },
]

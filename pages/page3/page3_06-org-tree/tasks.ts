import type { Task } from '#shared/platform/lesson.ts'

export const tasks: readonly Task[] = [
  {
    id: 'and-back',
    title: { en: 'Move a team and put it back', zh: '移動一個團隊，再移回原位' },
    hint: {
      en: 'Ctrl+X on a team, Ctrl+V on another, then Ctrl+Z; or drag it, and press Undo.',
      zh: '在團隊上按 Ctrl+X，到另一個團隊按 Ctrl+V，再按 Ctrl+Z；也可以拖曳後按「復原」。',
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
          en: 'The same team is moved elsewhere, from the version that the move made',
          zh: '以移動後的版本，把同一個團隊移到別處',
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
      en: 'Dragging marks places that are not allowed; the keyboard asks the server. Press Ctrl+X on a team and Ctrl+V on a team below it.',
      zh: '拖曳時會標示不能放的位置；鍵盤則照樣詢問伺服器：在團隊上按 Ctrl+X，到它的下級按 Ctrl+V。',
    },
    steps: [
      {
        says: { en: 'A move below itself is refused', zh: '移到自己之下被拒絕' },
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
      en: 'Cut a team here with Ctrl+X, move it in a second window, then paste it here and confirm.',
      zh: '在這裡用 Ctrl+X 選取團隊，到另一個視窗移動它，再回來放下，並確認仍要移動。',
    },
    steps: [
      {
        says: { en: 'The move is refused: there is a newer version', zh: '移動被拒絕：已有較新的版本' },
        name: 'refused',
        endpoint: 'updateTeam',
        status: 412,
      },
      {
        says: { en: 'The same move, from the version that is there now', zh: '以目前的版本再移動一次' },
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

import type { Task } from '#shared/platform/lessons/lesson.ts'

export const tasks: readonly Task[] = [
  {
    id: 'refused',
    title: { en: 'Try a move that isn’t allowed', zh: '嘗試一次不允許的移動' },
    hint: {
      en: 'Drag an open ticket to “Closed” and drop it. If only one column is shown, drag it over the name “Closed” above the board. If no ticket is open, open one in progress and press “Open” under “Move to top of”.',
      zh: '把待處理的工單拖到「已結案」並放下；若只顯示一欄，就拖到上方的「已結案」。若沒有待處理的工單，請開啟一張處理中的工單，在「移到此欄最上方」按「待處理」。',
    },
    steps: [
      {
        says: { en: 'A move is refused by the status rules', zh: '移動因狀態規則被拒絕' },
        endpoint: 'moveTicket',
        status: 422,
        where: [
          { at: '/reply/code', is: 'move-refused' },
          { at: '/reply/errors/0/pointer', is: '/body/status' },
          { at: '/reply/errors/0/code', matches: '^(not-from-here|stays-closed)$' },
        ],
      },
    ],
  },
  {
    id: 'assigned',
    title: { en: 'Have a move refused for a missing assignee, then fix it', zh: '因沒有負責人被拒絕，補上後再移動' },
    hint: {
      en: 'Move an open ticket to “In progress”, press “Assign…”, choose an assignee, then move it again. If no ticket is open, first move one in progress to “Open”; it must have no assignee.',
      zh: '把待處理的工單移到「處理中」，按「指派…」選擇負責人，再移動一次。若沒有待處理的工單，請先把一張處理中的工單移到「待處理」，並清除負責人。',
    },
    steps: [
      {
        name: 'refused',
        says: { en: 'A move is refused: the ticket is unassigned', zh: '移動被拒絕：工單沒有負責人' },
        endpoint: 'moveTicket',
        status: 422,
        where: [{ at: '/reply/errors/0/code', is: 'no-assignee' }],
      },
      {
        name: 'assigned',
        says: { en: 'The ticket is assigned', zh: '指派工單的負責人' },
        endpoint: 'updateTicket',
        status: 200,
        where: [{ at: '/reply/assigneeId', atLeast: 1 }],
      },
      {
        says: { en: 'The same ticket is moved', zh: '同一張工單移動成功' },
        endpoint: 'moveTicket',
        status: 200,
        where: [
          { at: '/path', is: { step: 'refused', at: '/path' } },
          { at: '/reply/id', is: { step: 'assigned', at: '/reply/id' } },
        ],
      },
    ],
  },
  {
    id: 'ranked',
    title: { en: 'Move a ticket down in its column, then to the top', zh: '在同一欄往下移，再移到最上方' },
    hint: {
      en: 'On a card, press Space, Arrow Down and Space. Then press Space again, Arrow Up until it is at the top, and Space.',
      zh: '在卡片上按空白鍵、向下鍵，再按空白鍵放下；接著再拿起卡片，按向上鍵移到最上方後放下。',
    },
    steps: [
      {
        name: 'lower',
        says: { en: 'A ticket is moved below another', zh: '工單放到另一張之下' },
        endpoint: 'moveTicket',
        status: 200,
        where: [{ at: '/request/below', atLeast: 1 }],
      },
      {
        says: { en: 'The same ticket is moved to the top of its column', zh: '同一張工單移到同一欄的最上方' },
        endpoint: 'moveTicket',
        status: 200,
        where: [
          { at: '/reply/id', is: { step: 'lower', at: '/reply/id' } },
          { at: '/reply/status', is: { step: 'lower', at: '/reply/status' } },
          { at: '/request/below', is: null },
        ],
      },
    ],
  },
]

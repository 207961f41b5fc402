import type { Condition, Task } from '#shared/platform/lessons/lesson.ts'

const isChange: Condition = { at: '/request/kind', is: 'do' }
const isJump: Condition = { at: '/request/kind', is: 'go' }
const samePlan = (step: string): Condition => ({ at: '/reply/plan/id', is: { step, at: '/reply/plan/id' } })

export const tasks: readonly Task[] = [
  {
    id: 'after-reload',
    title: { en: 'Undo a step after reloading the page', zh: '重新整理頁面後復原一個步驟' },
    hint: {
      en: 'Move a shape, reload the page, then press {{keys.undo}}. Undo sends exactly the changes that revert the step.',
      zh: '移動一個圖形，重新整理頁面，再按 {{keys.undo}}。復原送出的正是還原該步驟的變更。',
    },
    steps: [
      {
        name: 'done',
        says: { en: 'A step changes a plan', zh: '一個步驟變更了平面圖' },
        endpoint: 'addFloorPlanStep',
        status: 201,
        where: [isChange],
      },
      {
        says: { en: 'The page reads the changed plan again', zh: '頁面重新讀取變更後的平面圖' },
        endpoint: 'readFloorPlan',
        status: 200,
        where: [
          { at: '/reply/id', is: { step: 'done', at: '/reply/plan/id' } },
          { at: '/reply/version', atLeast: { step: 'done', at: '/reply/step/number' } },
        ],
      },
      {
        says: { en: 'That step is undone', zh: '復原該步驟' },
        endpoint: 'addFloorPlanStep',
        status: 201,
        where: [
          isJump,
          samePlan('done'),
          { at: '/reply/from', is: { step: 'done', at: '/reply/step/number' } },
          { at: '/reply/step/changes', is: { step: 'done', at: '/reply/step/inverse' } },
        ],
      },
    ],
  },
  {
    id: 'branch',
    title: { en: 'Return to a branch that you left', zh: '回到先前離開的分支' },
    hint: {
      en: 'Move a shape, undo that, and change something else. The first step is now listed under “Other branches”. Go there.',
      zh: '移動一個圖形並復原，再做其他變更。第一個步驟會出現在「其他分支」，移到該分支。',
    },
    steps: [
      {
        name: 'left',
        says: { en: 'A step changes a plan', zh: '一個步驟變更了平面圖' },
        endpoint: 'addFloorPlanStep',
        status: 201,
        where: [isChange],
      },
      {
        name: 'back',
        says: { en: 'It is undone', zh: '復原該步驟' },
        endpoint: 'addFloorPlanStep',
        status: 201,
        where: [
          isJump,
          samePlan('left'),
          { at: '/reply/from', is: { step: 'left', at: '/reply/step/number' } },
          { at: '/reply/step/changes', is: { step: 'left', at: '/reply/step/inverse' } },
        ],
      },
      {
        says: { en: 'A different step goes on from the past', zh: '從過去繼續進行另一個步驟' },
        endpoint: 'addFloorPlanStep',
        status: 201,
        where: [isChange, samePlan('left'), { at: '/reply/from', is: { step: 'back', at: '/request/to' } }],
      },
      {
        says: { en: 'The plan returns to the first step', zh: '平面圖回到第一個步驟' },
        endpoint: 'addFloorPlanStep',
        status: 201,
        where: [isJump, samePlan('left'), { at: '/request/to', is: { step: 'left', at: '/reply/step/number' } }],
      },
    ],
  },
  {
    id: 'two-windows',
    title: {
      en: 'Change a plan in two windows at once and keep both changes',
      zh: '在兩個視窗同時變更平面圖，保留兩邊的變更',
    },
    hint: {
      en: 'Open the page in two windows. Pause syncing in the first one. Move a shape in each window, then resume syncing.',
      zh: '用兩個視窗開啟此頁，在第一個視窗暫停同步，兩邊各移動一個圖形，再繼續同步。',
    },
    steps: [
      {
        name: 'refused',
        says: { en: 'A step is refused, with the step of the other window', zh: '步驟被拒絕，並附上另一個視窗的步驟' },
        endpoint: 'addFloorPlanStep',
        status: 412,
        where: [isChange, { at: '/reply/steps/0/number', atLeast: 1 }],
      },
      {
        says: { en: 'The same step is added after it', zh: '同一個步驟接在其後' },
        endpoint: 'addFloorPlanStep',
        status: 201,
        where: [
          { at: '/reply/plan/id', is: { step: 'refused', at: '/reply/current/id' } },
          { at: '/request/changes', is: { step: 'refused', at: '/request/changes' } },
          { at: '/reply/from', among: { step: 'refused', at: '/reply/steps', each: '/number' } },
        ],
      },
    ],
  },
]

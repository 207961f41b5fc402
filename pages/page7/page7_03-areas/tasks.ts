import type { Condition, Task } from '#shared/platform/lessons/lesson.ts'

const first = '/request/changes/0'
const isShapeUpdate: Condition = { at: `${first}/kind`, is: 'update' }

export const tasks: readonly Task[] = [
  {
    id: 'overlap',
    title: {
      en: 'Let the server refuse an overlap, then save the area without it',
      zh: '讓伺服器拒絕重疊，再儲存不重疊的區域',
    },
    hint: {
      en: 'Open an area, press “Edit shape” and zoom out until another area is in sight. Drag the shape partly over it and save: the refusal shows what overlaps. Choose “Trim to neighbors” and save again.',
      zh: '開啟一個區域並按「編輯形狀」，縮小地圖直到看得見另一個區域，把形狀拖到與它部分重疊的位置並儲存，拒絕訊息會顯示重疊的部分。選擇「裁去重疊部分」後再儲存。',
    },
    steps: [
      {
        name: 'refused',
        says: { en: 'A shape is refused because it overlaps', zh: '形狀因為重疊而被拒絕' },
        endpoint: 'changeAreas',
        status: 422,
        where: [
          isShapeUpdate,
          { at: '/reply/code', is: 'areas-overlap' },
          { at: '/reply/overlaps/0/squareMetres', atLeast: 1 },
        ],
      },
      {
        says: { en: 'The same area is saved with another shape', zh: '同一個區域以另一個形狀儲存' },
        endpoint: 'changeAreas',
        status: 200,
        where: [
          isShapeUpdate,
          { at: `${first}/id`, is: { step: 'refused', at: `${first}/id` } },
          // Allowing overlaps would be a way around the rule, not a solution.
          { at: '/reply/rows/0/mayOverlap', is: false },
          // The version is still the same, so nothing else was saved in between.
          { at: `${first}/version`, is: { step: 'refused', at: `${first}/version` } },
        ],
      },
    ],
  },
  {
    id: 'hole',
    title: { en: 'Cut a hole that leaves out some service points', zh: '挖一個洞，排除一些據點' },
    hint: {
      en: 'Edit the shape of an area in one piece. “Inside” says how many service points it has. Choose “Cut out a hole”, click the corners of a large one inside the shape and press Enter. When “Inside” has fewer, save.',
      zh: '編輯一個完整區域的形狀，「範圍內」會顯示據點數。選擇「挖洞」，在形狀內點選一個大洞的各個頂點並按 Enter。「範圍內」的據點變少後，再儲存。',
    },
    steps: [
      {
        name: 'whole',
        says: {
          en: 'The server counts the points inside a shape without a hole',
          zh: '伺服器計算沒有洞的形狀內的據點',
        },
        endpoint: 'findInside',
        status: 200,
        where: [
          { at: '/request/polygons', length: 1 },
          { at: '/request/polygons/0', length: 1 },
        ],
      },
      {
        name: 'cut',
        says: { en: 'With a hole, it counts fewer', zh: '挖洞之後，據點變少' },
        endpoint: 'findInside',
        status: 200,
        where: [
          { at: '/request/polygons', length: 1 },
          { at: '/request/polygons/0', length: 2 },
          { at: '/reply/sites/count', atMost: { step: 'whole', at: '/reply/sites/count', plus: -1 } },
        ],
      },
      {
        says: { en: 'That shape is saved', zh: '儲存該形狀' },
        endpoint: 'changeAreas',
        status: 200,
        where: [{ at: `${first}/fields/polygons`, is: { step: 'cut', at: '/request/polygons' } }],
      },
    ],
  },
  {
    id: 'split-merge',
    title: { en: 'Split an area, then merge the two halves again', zh: '分割一個區域，再把兩半合併' },
    hint: {
      en: 'Open an area, choose “Split” and draw a line across it. Then merge one half with the other. Undo does not count.',
      zh: '開啟一個區域，選擇「分割」並畫一條線穿過它，再把一半與另一半合併。使用復原不算。',
    },
    steps: [
      {
        name: 'split',
        says: { en: 'One request makes two areas of one', zh: '一次請求把一個區域變成兩個' },
        endpoint: 'changeAreas',
        status: 200,
        where: [{ at: '/request/changes', length: 2 }, isShapeUpdate, { at: '/request/changes/1/kind', is: 'create' }],
      },
      {
        says: { en: 'One request makes one area of the two', zh: '一次請求把兩個區域變成一個' },
        endpoint: 'changeAreas',
        status: 200,
        where: [
          { at: '/request/changes', length: 2 },
          isShapeUpdate,
          { at: '/request/changes/1/kind', is: 'delete' },
          { at: `${first}/id`, among: { step: 'split', at: '/reply/rows', each: '/id' } },
          { at: '/request/changes/1/id', among: { step: 'split', at: '/reply/rows', each: '/id' } },
        ],
      },
    ],
  },
]

import type { Task } from '#shared/platform/lessons/lesson.ts'

export const tasks: readonly Task[] = [
  {
    id: 'totals',
    title: {
      en: 'Show that the pivot table and the Data Table have the same total',
      zh: '核對樞紐表與資料表的總額一致',
    },
    hint: {
      en: 'Open [Data Table](page5_01), where the total of all orders is below the list. Then open this page and set the filter “Cancelled orders” to “Counted”.',
      zh: '開啟[「資料表」](page5_01)，所有訂單的總額在清單下方。接著開啟此頁，將篩選「已取消的訂單」設為「計入」。',
    },
    steps: [
      {
        says: { en: 'The orders are summed for the Data Table', zh: '資料表加總訂單' },
        name: 'sum',
        endpoint: 'sumOrders',
        status: 200,
        where: [{ at: '/reply/totalCents', atLeast: 1 }],
      },
      {
        says: {
          en: 'The pivot table, with cancelled orders, has the same number and total',
          zh: '計入已取消訂單的樞紐表，訂單數與總額相同',
        },
        endpoint: 'pivotSales',
        status: 200,
        where: [
          { at: '/query/withCancelled', is: 'true' },
          { at: '/reply/total/cents', is: { step: 'sum', at: '/reply/totalCents' } },
          { at: '/reply/total/orders', is: { step: 'sum', at: '/reply/count' } },
        ],
      },
    ],
  },
  {
    id: 'behind',
    title: { en: 'Find the orders behind one cell', zh: '找出某一格背後的訂單' },
    hint: {
      en: 'Group by two dimensions other than the default ones, and select a cell of the table.',
      zh: '改用預設以外的兩個維度，再選取表格中的一格。',
    },
    steps: [
      {
        says: { en: 'Sales are grouped by neither month nor category', zh: '以月份與類別以外的維度彙總銷售' },
        name: 'pivot',
        endpoint: 'pivotSales',
        status: 200,
        where: [
          { at: '/query/rows', matches: '^(?!month$|category$)' },
          { at: '/query/columns', matches: '^(?!month$|category$)' },
        ],
      },
      {
        says: { en: 'The orders of one cell of this table are listed', zh: '列出該表某一格的訂單' },
        endpoint: 'listSalesOrders',
        status: 200,
        where: [
          { at: '/query/rows', is: { step: 'pivot', at: '/query/rows' } },
          { at: '/query/columns', is: { step: 'pivot', at: '/query/columns' } },
          { at: '/query/row', among: { step: 'pivot', at: '/reply/rows', each: '/key' } },
          { at: '/query/column', among: { step: 'pivot', at: '/reply/columns', each: '/key' } },
          { at: '/reply/count/value', atLeast: 1 },
        ],
      },
    ],
  },
  {
    id: 'swapped',
    title: { en: 'Swap rows and columns, and export the shares as CSV', zh: '列欄互換，並將占比匯出為 CSV' },
    hint: {
      en: 'Press the button between Rows and Columns, choose “Share of sales” as the measure, then export.',
      zh: '按下列與欄之間的按鈕，數值選「占總銷售額」，再匯出。',
    },
    steps: [
      {
        says: { en: 'Sales are grouped', zh: '彙總銷售' },
        name: 'before',
        endpoint: 'pivotSales',
        status: 200,
      },
      {
        says: { en: 'The same is grouped with rows and columns swapped', zh: '以相同維度、列欄互換後彙總' },
        name: 'after',
        endpoint: 'pivotSales',
        status: 200,
        where: [
          { at: '/query/rows', is: { step: 'before', at: '/query/columns' } },
          { at: '/query/columns', is: { step: 'before', at: '/query/rows' } },
        ],
      },
      {
        says: { en: 'The swapped table is exported, as shares', zh: '將互換後的表格以占比匯出' },
        endpoint: 'exportSales',
        status: 200,
        where: [
          { at: '/query/measure', is: 'share' },
          { at: '/query/rows', is: { step: 'after', at: '/query/rows' } },
          { at: '/query/columns', is: { step: 'after', at: '/query/columns' } },
        ],
      },
    ],
  },
]

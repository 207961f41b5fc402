/** A conversation of two colleagues, who take turns. It begins in this hour of a day. */
type Thread = readonly [hour: number, ...lines: readonly string[]]

/** What was written in each room, one thread per office day. The company works in both languages. */
export const ROOMS: readonly { name: string; threads: readonly Thread[] }[] = [
  {
    name: 'General 大廳',
    threads: [
      [9, 'Good morning! The winter rota is on the board.', '收到，我週三想跟小林換班。', 'Fine, I’ll change it.'],
      [11, '午餐訂便當嗎？', 'Yes please, the usual one.', '好，十一點半截止。'],
      [14, 'The label printer on the second floor is out of paper again.', '備品在櫃子最下層，我下午再叫貨。'],
      [9, '今天有人去臺中門市嗎？', 'I am, at two. Do you need anything there?', '請幫我帶一箱修補貼片，謝謝！'],
      [10, 'The new catalogue photos look great!', '原檔在共用資料夾。', 'The third one should be the cover.'],
      [16, '會議室的投影機修好了。', 'Finally! Then Monday’s meeting can take place there.'],
      [13, '颱風可能週末登陸，外送先改到週五。', 'Good idea. I’ll tell the drivers.', '謝謝，門市那邊我來通知。'],
      [9, 'The heating in the shop isn’t working.', '已經打電話了，師傅十點到。', 'Thanks, that was quick.'],
      [15, '員工健檢的表請在週五前交。', 'Is it the same clinic as last year?', '對，同一家。'],
      [11, 'Reminder: the fire drill is at three.', '一樣在停車場集合嗎？', 'Yes, by the bicycle stands.'],
      [14, '週年慶的海報印好了，誰可以去拿？', 'I pass the printer’s on my way home.', '太好了，請順便拿收據。'],
      [9, 'The trade fair has sent us four tickets for Saturday.', '我想去！', 'Then three are left.'],
      [16, '公務車的保養燈亮了。', 'I’ve booked the garage for Thursday morning.', '好，那天的外送改用二號車。'],
      [10, 'Welcome to our two new colleagues in the repair workshop!', '歡迎！中午一起吃飯吧。'],
      [13, '電梯下午兩點到三點維修。', 'Then we’ll move the delivery to four.'],
      [16, 'Somebody left an umbrella at the front desk.', '是我的，謝謝！'],
      [9, '今天結帳前請記得更新庫存數量。', 'Done for the ground floor.', '二樓也好了。'],
      [17, 'Have a nice evening, everybody!', '明天見！'],
    ],
  },
  {
    name: 'Warehouse 倉庫',
    threads: [
      [9, 'The container from Kaohsiung arrives at ten.', '收到，我先把三號月台清出來。', 'Thanks. It’s mostly tents.'],
      [14, 'We’re down to twelve of the blue 40-litre packs.', '補貨單已經送出，下週二到。'],
      [10, 'Can somebody check the scales? They read 200 g too much.', '重新校正好了，請再試一次。', 'Perfect now.'],
      [9, '花蓮門市問睡袋什麼時候到？', 'Two pallets leave tomorrow morning.', '好，我回覆他們後天到。'],
      [13, 'Who has the key to the drying room?', '在我這裡，五分鐘後拿過去。'],
      [15, 'Stocktaking starts at four, in pairs.', '我跟你一組，從 A 排開始。'],
    ],
  },
  {
    name: 'Customer care 客服',
    threads: [
      [
        10,
        '有位客人說帳篷的拉鍊又卡住了。',
        'Is that the tent from last week?',
        '對，就是那一頂。',
        'Then we’ll replace it. I’ll open a repair.',
      ],
      [14, 'Does the stove fit the older gas cartridges?', '可以，但要加轉接頭，型錄有寫。'],
      [11, '退貨那位客人的款項退了嗎？', 'Yes, this morning. It takes three working days.', '好，我回覆她。'],
      [16, 'Two callers praised the repair workshop today!', '太好了，我轉告他們。'],
    ],
  },
]

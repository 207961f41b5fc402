export default {
  en: () => (
    <>
      <p>
        A hundred thousand rows are too many for a document, for a memory and for a reader. Put all of them into the
        page and it stands still; load more at the bottom and nobody ever sees last year; page by <code>offset</code>{' '}
        and the database walks over all that it skips, while each new event pushes a row onto the next page, where it is
        read twice.
      </p>
      <h3>How this page does it</h3>
      <p>
        First it asks how many events there are on each day (<code>/api/event-days</code>). That is a few dozen
        kilobytes, and enough to know the place of every row: the scroll bar tells the truth from the start.
        Neighbouring days make blocks of a hundred rows or more. Only the blocks in sight are read, between two moments
        and by cursor; who drags the bar past hundreds of them asks for none until the hand rests. In the document are
        the rows in sight, each 48 px, at its place.
      </p>
      <p>
        To go to a day is arithmetic: the outline says which block, the rows of the block say which row. The day in the
        address is one of your own zone, the outline counts in UTC; so the last step looks at the rows.
      </p>
      <h3>Worth noticing</h3>
      <ul>
        <li>
          The list is that of the moment when you opened it. What happens since is counted in a pill, and moves nothing
          until you press it.
        </li>
        <li>
          <code>aria-rowcount</code> and <code>aria-rowindex</code> say how many rows there are and which these are,
          though most are not there. The row with the focus stays in the document when it scrolls away.
        </li>
        <li>Arrows, Page Up and Page Down, Home and End go through the whole list, not through what is loaded.</li>
      </ul>
      <p>To read next: WAI-ARIA Authoring Practices, Grid; “Use the index, Luke”: no offset; TanStack Virtual.</p>
    </>
  ),
  zh: () => (
    <>
      <p>
        十萬筆資料，對文件、記憶體與讀者來說都太多了。全部放進頁面，畫面就會卡住；捲到底才載入更多，永遠看不到去年；用{' '}
        <code>offset</code> 分頁，資料庫得走過所有略過的列，而且每來一筆新事件，就有一列被擠到下一頁，被讀到兩次。
      </p>
      <h3>這一頁怎麼做</h3>
      <p>
        先詢問每一天各有幾筆（<code>/api/event-days</code>
        ）。這只要幾十
        KB，就足以知道每一列的位置，所以捲軸一開始就是準的。相鄰的日子合併成一百列以上的區塊，只讀取看得到的區塊，以起訖時間與游標讀取；拖曳捲軸經過的幾百個區塊，手停下來之前都不會讀取。文件中只有看得到的列，每列
        48 px，各在自己的位置。
      </p>
      <p>
        跳到某一天只是算術：大綱告訴我們是哪個區塊，區塊裡的資料告訴我們是哪一列。網址中的日期以您的時區為準，大綱則以
        UTC 計算，所以最後一步要看實際的資料。
      </p>
      <h3>值得留意</h3>
      <ul>
        <li>清單停在您開啟的那一刻。之後發生的事只會顯示在按鈕上的數字，按下之前畫面不會移動。</li>
        <li>
          <code>aria-rowcount</code> 與 <code>aria-rowindex</code>{' '}
          說明總共有幾列、這是第幾列，即使大部分的列不在文件中。焦點所在的列捲出畫面時仍會保留。
        </li>
        <li>方向鍵、Page Up、Page Down、Home 與 End 走的是整份清單，而不只是已載入的部分。</li>
      </ul>
      <p>延伸閱讀：WAI-ARIA Authoring Practices 的 Grid；《Use the index, Luke》的 no offset；TanStack Virtual。</p>
    </>
  ),
}

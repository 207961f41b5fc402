import { Excerpt } from '#practice/client/lesson/source/excerpt.tsx'

export default {
  en: () => (
    <>
      <p>
        A hundred thousand rows are too many to render at once. If you render them all, the page freezes. With a “Load
        more” button, nobody ever reaches last year. With <code>offset</code>, the database reads every row that it
        skips, and each new event pushes a row onto the next page, where it appears twice.
      </p>
      <h3>How this page does it</h3>
      <p>
        The page first loads the number of events per day (<code>/api/event-days</code>). These few dozen kilobytes
        determine the position of every row, so the scroll bar is accurate from the start. Neighboring days form blocks
        of a hundred rows or more. Only visible blocks are loaded, by time range and cursor. While you drag the scroll
        bar past hundreds of blocks, none of them is loaded until you pause. The document contains only the visible
        rows, each 36 px high and absolutely positioned.
      </p>
      <Excerpt symbol="outlineOf" />
      <p>
        Jumping to a day is a calculation: the counts give the block, and the rows in it give the exact position. The
        day in the URL is in your time zone and the counts are in UTC, so the last step checks the rows themselves.
      </p>
      <Excerpt symbol="useRowsAt" />
      <h3>Worth noticing</h3>
      <ul>
        <li>
          The list shows the events up to the moment you opened it. Newer events are only counted on a button, and the
          list doesn’t move until you press it.
        </li>
        <li>
          <code>aria-rowcount</code> and <code>aria-rowindex</code> tell assistive technology how many rows there are
          and which are shown, although most are not in the document. The focused row stays in the document when you
          scroll away.
        </li>
        <li>The arrow keys, Page Up, Page Down, Home and End cover the whole list, not just the loaded rows.</li>
      </ul>
      <h3>What others do</h3>
      <p>
        TanStack Virtual and react-window draw only what is visible; this page uses the first. Infinite scrolling with{' '}
        <code>useInfiniteQuery</code> loads page after page, so the scroll bar lies and the end is far. CSS{' '}
        <code>content-visibility: auto</code> skips painting, but the elements are still made.
      </p>
      <h3>When not to</h3>
      <p>
        Up to a thousand rows, draw them all: the browser’s own search, printing and screen readers then work without
        help. And nobody reads 100,000 rows; a search is often what was meant.
      </p>
    </>
  ),
  zh: () => (
    <>
      <p>
        十萬筆資料無法一次全部呈現。全部放進頁面，畫面會卡住；用「載入更多」，永遠看不到去年的資料；用{' '}
        <code>offset</code> 分頁，資料庫得走過所有略過的列，而且每來一筆新事件，就有一列被擠到下一頁，被讀到兩次。
      </p>
      <h3>這一頁怎麼做</h3>
      <p>
        先讀取每一天的事件數（<code>/api/event-days</code>
        ）。這只要幾十
        KB，就足以知道每一列的位置，所以捲軸一開始就是準的。相鄰的日子合併成一百列以上的區塊，只讀取看得到的區塊，以起訖時間與游標讀取；拖曳捲軸經過的幾百個區塊，手停下來之前都不會讀取。文件中只有看得到的列，每列
        36 px，各在自己的位置。
      </p>
      <Excerpt symbol="outlineOf" />
      <p>
        跳到某一天只需要計算：由每日的事件數找出區塊，再由區塊裡的資料找出位置。網址中的日期以您的時區為準，事件數則以
        UTC 計算，所以最後一步要比對實際的資料。
      </p>
      <Excerpt symbol="useRowsAt" />
      <h3>值得留意</h3>
      <ul>
        <li>清單停在您開啟的那一刻。之後發生的事只會顯示在按鈕上的數字，按下之前畫面不會移動。</li>
        <li>
          <code>aria-rowcount</code> 與 <code>aria-rowindex</code>{' '}
          讓輔助技術知道總共有幾列、目前是第幾列，即使大部分的列不在文件中。焦點所在的列捲出畫面時仍會保留。
        </li>
        <li>方向鍵、Page Up、Page Down、Home 與 End 可以走遍整份清單，而不只是已載入的部分。</li>
      </ul>
      <h3>其他做法</h3>
      <p>
        TanStack Virtual 與 react-window 只畫看得到的列，這一頁用的是前者。以 <code>useInfiniteQuery</code>{' '}
        無限捲動會一頁接一頁載入，捲軸因此不準，結尾也遙遙無期。CSS 的 <code>content-visibility: auto</code>{' '}
        省下繪製，但元素仍然要建立。
      </p>
      <h3>什麼時候不適合</h3>
      <p>
        一千列以內就全部畫出來，瀏覽器的搜尋、列印與螢幕閱讀器都能直接使用。沒有人會讀完十萬列，他們要的往往是搜尋。
      </p>
    </>
  ),
}

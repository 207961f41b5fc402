import { Excerpt } from '#practice/client/lesson/source/excerpt.tsx'

export default {
  en: () => (
    <>
      <p>
        A log is append-only. Writing it is easy, but reading it is hard: it has a million lines, it grows while you
        look at it, and the lines that matter are the failures.
      </p>
      <h3>How this page does it</h3>
      <p>
        Filters, sort and position are in the URL, so you can share a view, and Back works. The server filters and sorts
        with indexes and returns each page with a cursor: the values of its last row. Page 2 means “after this row”, not
        “skip 50”, so new rows don’t shift the list, and the thousandth page is as fast as the first.
      </p>
      <Excerpt symbol="selectPage" />
      <p>
        New entries arrive through a WebSocket. At the top of the list they appear right away. Anywhere else, a line
        above the list counts them.
      </p>
      <Excerpt symbol="withArrived" />
      <p>
        The server responds only after a record is on disk, and stores a record that is sent twice only once. A console
        that got no response can safely send it again.
      </p>
      <h3>Worth noticing</h3>
      <ul>
        <li>
          Times are stored in UTC and shown in your time zone. A filter by day becomes two points in time, because not
          every day has 24 hours.
        </li>
        <li>An unknown account name is not stored. It may be a password typed into the wrong field.</li>
      </ul>
      <h3>What others do</h3>
      <p>
        Most table libraries and many APIs page by offset, which is simpler and lets you jump to page 37, but repeats or
        skips rows while the log grows. React Query’s <code>useInfiniteQuery</code> works with either; what matters is
        what the server means by “next”.
      </p>
      <h3>When not to</h3>
      <p>
        With a few hundred rows that hardly change, load them all and sort in the browser. And a cursor can’t jump to a
        page by number, so if people cite “page 12”, it is the wrong tool.
      </p>
    </>
  ),
  zh: () => (
    <>
      <p>紀錄只增不改。寫入容易，讀取困難：它有上百萬行，在您查看時仍在增加，而重要的往往是失敗的那幾行。</p>
      <h3>這一頁怎麼做</h3>
      <p>
        篩選、排序與位置都在網址裡，因此可以把畫面分享給同事，上一頁也能用。伺服器以索引篩選與排序，每頁附上游標，也就是最後一列的值。第二頁的意思是「在這一列之後」，而不是「略過
        50 列」，所以新資料不會讓內容位移，第一千頁的成本也和第一頁相同。
      </p>
      <Excerpt symbol="selectPage" />
      <p>新的紀錄經由 WebSocket 送達。在清單頂端時會直接顯示，在其他位置則由清單上方的一行文字計數。</p>
      <Excerpt symbol="withArrived" />
      <p>紀錄確實寫入磁碟後才會回應；同一筆送兩次只會存一筆，沒收到回應的主控台可以放心重送。</p>
      <h3>值得留意</h3>
      <ul>
        <li>時間以 UTC 儲存、以您的時區顯示。日期篩選會換算成兩個時刻，因為一天不一定是 24 小時。</li>
        <li>不存在的帳號名稱不會保留，因為那可能是打錯欄位的密碼。</li>
      </ul>
      <h3>其他做法</h3>
      <p>
        多數表格元件與 API 以位移分頁，寫起來簡單，也能直接跳到第 37 頁，但資料持續增加時會重複或漏掉。React Query 的{' '}
        <code>useInfiniteQuery</code> 兩種都能用，關鍵在於伺服器怎麼定義「下一頁」。
      </p>
      <h3>什麼時候不適合</h3>
      <p>
        如果只有幾百列又很少變動，全部載入、在瀏覽器排序就好。游標也無法直接跳到某一頁，若大家習慣說「第 12
        頁」，就不適合。
      </p>
    </>
  ),
}

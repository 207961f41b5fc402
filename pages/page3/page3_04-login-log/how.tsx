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
      <p>
        New entries arrive through a WebSocket. At the top of the list they appear right away. Anywhere else, a line
        above the list counts them.
      </p>
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
      <p>新的紀錄經由 WebSocket 送達。在清單頂端時會直接顯示，在其他位置則由清單上方的一行文字計數。</p>
      <p>紀錄確實寫入磁碟後才會回應；同一筆送兩次只會存一筆，沒收到回應的主控台可以放心重送。</p>
      <h3>值得留意</h3>
      <ul>
        <li>時間以 UTC 儲存、以您的時區顯示。日期篩選會換算成兩個時刻，因為一天不一定是 24 小時。</li>
        <li>不存在的帳號名稱不會保留，因為那可能是打錯欄位的密碼。</li>
      </ul>
    </>
  ),
}

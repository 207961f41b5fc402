export default {
  en: () => (
    <>
      <p>
        A log is append-only. Writing it is easy; reading it is hard: it has a million lines, it grows while you look at
        it, and the interesting lines are the failures.
      </p>
      <h3>How this page does it</h3>
      <p>
        Filter, order and place are in the address, so a view can be sent to a colleague and Back works. The server
        filters and sorts by indexes and gives a page with a cursor: the values of its last row. Page 2 is “after this
        row”, not “skip 50”, so rows that arrive meanwhile shift nothing, and the thousandth page costs what the first
        does.
      </p>
      <p>
        New lines come over the live socket. At the top of the list they slide in; elsewhere a quiet line counts them.
      </p>
      <p>
        A record is answered only once it is on the disk, and one that is sent twice is stored once: a console that
        heard no answer may safely send it again.
      </p>
      <h3>Worth noticing</h3>
      <ul>
        <li>
          Times are stored in UTC and shown in your zone. A day filter becomes two points in time, because not every day
          has 24 hours.
        </li>
        <li>An unknown account name is not stored. It may be a password typed into the wrong field.</li>
      </ul>
    </>
  ),
  zh: () => (
    <>
      <p>紀錄只增不改。困難的不是寫入而是讀取：它有上百萬行、在您查看時仍在成長，而值得注意的往往是失敗的那些。</p>
      <h3>這一頁怎麼做</h3>
      <p>
        篩選、排序與位置都在網址裡，因此可以把畫面分享給同事，上一頁也能用。伺服器以索引篩選與排序，每頁附上游標，也就是最後一列的值。第二頁的意思是「在這一列之後」，而不是「略過
        50 列」，所以新資料不會讓內容位移，第一千頁的成本也和第一頁相同。
      </p>
      <p>新的紀錄經由即時通道送達。在清單頂端時會直接加入，其他位置則以一行小字計數。</p>
      <p>紀錄確實寫入磁碟後才會回應；同一筆送兩次只會存一筆，沒收到回應的主控台可以放心重送。</p>
      <h3>值得留意</h3>
      <ul>
        <li>時間以 UTC 儲存、以您的時區顯示。日期篩選會換算成兩個時刻，因為一天不一定是 24 小時。</li>
        <li>不存在的帳號名稱不會保留，因為那可能是打錯欄位的密碼。</li>
      </ul>
    </>
  ),
}

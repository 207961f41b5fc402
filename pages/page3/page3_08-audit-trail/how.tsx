export default {
  en: () => (
    <>
      <p>
        “Who changed this, and what was it before?” If the answer has to be pieced together from memory and log files,
        nobody dares to give a colleague write access. With an audit trail a mistake costs a minute, because you can see
        it and undo it.
      </p>
      <h3>How this page does it</h3>
      <p>
        Every write goes through one function, which stores the row before and after the change in the same transaction.
        A write without a record is rolled back, so no endpoint can forget it. The pane compares the two field by field
        and shows readable values: the name of a team, a time in your time zone.
      </p>
      <p>
        Restoring doesn’t rewrite history. It saves the earlier version as a <em>new</em> one, under the same rules as
        any change: it is refused if somebody else uses the e-mail address by now, or if the row has changed since you
        looked. It has a record of its own, which you can restore in turn.
      </p>
      <h3>Worth noticing</h3>
      <ul>
        <li>The database refuses to change or delete a record, no matter which program tries.</li>
        <li>
          Each combination of filters has an index sorted by time, so reading one page out of a million records takes
          only a short index scan.
        </li>
        <li>
          An import of thousands of rows is one entry, because all its records have the same request. The server skips
          to the next request instead of reading them.
        </li>
        <li>Secrets are left out. A password change is recorded without the password.</li>
      </ul>
    </>
  ),
  zh: () => (
    <>
      <p>
        「這是誰改的？原本是什麼？」如果答案要靠記憶和記錄檔拼湊，就沒有人敢把寫入權限交給同事。有了稽核軌跡，一分鐘就能找出錯誤並還原。
      </p>
      <h3>這一頁怎麼做</h3>
      <p>
        每次寫入都經過同一個函式，在同一個交易中儲存變更前後的內容。沒有留下紀錄的寫入會回復，所以任何端點都不會漏記。側欄逐欄比對，並顯示易讀的值：團隊顯示名稱，時間換算為您的時區。
      </p>
      <p>
        還原不會改寫歷史，而是把先前的內容寫成<em>新的</em>
        版本，並遵守與一般修改相同的規則：電子郵件若已被別人使用就會被拒絕，您查看之後又被修改過的也一樣。還原本身也會留下紀錄，同樣可以再還原。
      </p>
      <h3>值得留意</h3>
      <ul>
        <li>不論由哪個程式提出，資料庫都拒絕修改或刪除紀錄。</li>
        <li>每一種篩選組合都有依時間排序的索引，從一百萬筆中讀取一頁，只要沿著其中一個走一小段。</li>
        <li>匯入幾千列資料只顯示成一筆，因為這些紀錄屬於同一個請求；伺服器會直接跳到下一個請求，不逐筆讀取。</li>
        <li>不含機密：變更密碼時，不會記錄密碼本身。</li>
      </ul>
    </>
  ),
}

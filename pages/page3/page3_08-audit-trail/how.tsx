import { Excerpt } from '#practice/client/lesson/source/excerpt.tsx'

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
      <Excerpt symbol="appendAudit" />
      <p>
        Restoring doesn’t rewrite history. It saves the earlier version as a <em>new</em> one, under the same rules as
        any change: it is refused if somebody else uses the e-mail address by now, or if the row has changed since you
        looked. It has a record of its own, which you can restore in turn.
      </p>
      <Excerpt symbol="examine" />
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
      <h3>What others do</h3>
      <p>
        Triggers in the database catch every write, but don’t know the operator or the request. Event sourcing makes the
        log the truth and computes the rows from it: more power, and more to learn. Packages such as PaperTrail or
        django-simple-history hook into the ORM and miss what bypasses it.
      </p>
      <h3>When not to</h3>
      <p>
        For data that nobody answers for, such as a cache or a counter of views, a record per write costs more than it
        tells. And keep no longer than your law allows.
      </p>
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
      <Excerpt symbol="appendAudit" />
      <p>
        還原不會改寫歷史，而是把先前的內容寫成<em>新的</em>
        版本，並遵守與一般修改相同的規則：電子郵件若已被別人使用就會被拒絕，您查看之後又被修改過的也一樣。還原本身也會留下紀錄，同樣可以再還原。
      </p>
      <Excerpt symbol="examine" />
      <h3>值得留意</h3>
      <ul>
        <li>不論由哪個程式提出，資料庫都拒絕修改或刪除紀錄。</li>
        <li>每一種篩選組合都有依時間排序的索引，從一百萬筆中讀取一頁，只要沿著其中一個走一小段。</li>
        <li>匯入幾千列資料只顯示成一筆，因為這些紀錄屬於同一個請求；伺服器會直接跳到下一個請求，不逐筆讀取。</li>
        <li>不含機密：變更密碼時，不會記錄密碼本身。</li>
      </ul>
      <h3>其他做法</h3>
      <p>
        資料庫觸發程序能攔到每一次寫入，但不知道是誰、哪個請求。Event sourcing
        把紀錄當成唯一的事實，資料由它推算，威力更大，也更難上手。PaperTrail 或 django-simple-history 掛在 ORM 上，繞過
        ORM 的寫入就抓不到。
      </p>
      <h3>什麼時候不適合</h3>
      <p>沒有人需要負責的資料，例如快取或瀏覽次數，每次都留紀錄並不划算。保存期限也要符合法規。</p>
    </>
  ),
}

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
        Every write goes through one function, which puts the row as it was and as it is into the same transaction as
        the change. A write that records nothing is rolled back, so no endpoint can forget it. The drawer compares the
        two value by value and says each in words: a team by its name, a moment on your clock.
      </p>
      <p>
        Restoring changes no history. It writes the earlier version as a <em>new</em> one, under the same rules as any
        change: an e-mail address that somebody else has by now is refused, and so is a row that changed since you
        looked. It leaves a record of its own, which can be restored in turn.
      </p>
      <h3>Worth noticing</h3>
      <ul>
        <li>The database refuses to change or delete a record, whichever program asks for it.</li>
        <li>
          Each set of filters has an index in the order of time, so that a page out of a million records is a short walk
          along one of them.
        </li>
        <li>Secrets are left out. A password change is recorded without the password.</li>
      </ul>
    </>
  ),
  zh: () => (
    <>
      <p>
        「這是誰改的？原本是什麼？」如果答案要靠記憶和記錄檔拼湊，就沒有人敢把寫入的權限交給同事。有了軌跡，犯錯只要一分鐘就能看見並還原。
      </p>
      <h3>這一頁怎麼做</h3>
      <p>
        每次寫入都經過同一個函式，它把前後的內容與變更放進同一個交易。沒有留下紀錄的寫入會整個撤回，所以沒有任何端點會忘記。側欄逐一比對前後的值，並以文字說明：團隊顯示名稱，時間換算為您的時區。
      </p>
      <p>
        還原不會改寫歷史，而是把先前的內容寫成<em>新的</em>
        版本，並遵守與一般修改相同的規則：電子郵件若已被別人使用就會被拒絕，您查看之後又被修改過的也一樣。還原本身也會留下紀錄，同樣可以再還原。
      </p>
      <h3>值得留意</h3>
      <ul>
        <li>無論哪個程式要求，資料庫都拒絕修改或刪除任何一筆紀錄。</li>
        <li>每一種篩選組合都有依時間排序的索引，從一百萬筆中讀取一頁，只要沿著其中一個走一小段。</li>
        <li>不含機密：修改密碼時，只記錄「有修改」。</li>
      </ul>
    </>
  ),
}

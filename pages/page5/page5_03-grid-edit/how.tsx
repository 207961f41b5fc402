export default {
  en: () => (
    <>
      <p>
        Who changes fifty prices does not want to wait fifty times. So the cell shows what was typed at once, and the
        server hears of it behind. That is a promise made before it is kept: what if it is refused, fails, or somebody
        else was quicker?
      </p>
      <h3>How this page does it</h3>
      <p>
        What was typed lies over what the server has, as a draft of its own; the server’s rows are never touched before
        it has answered. When a batch fails as a whole, because the server was down, each of its cells says that it was
        not saved and what still stands, and keeps what you typed until you send it again or discard it. It goes under
        the same key, so that it is not done twice.
      </p>
      <p>
        A refusal is no failure. The endpoint takes a block and judges each cell: the good ones stand, and just the
        others come back, with the reason, and with what you typed, so that you can correct it.
      </p>
      <h3>Worth noticing</h3>
      <ul>
        <li>
          One batch at a time is on its way: the next needs the versions that this one makes. Typing does not wait for
          it.
        </li>
        <li>
          A cell that somebody else changed while you typed is not sent at all, even though its row’s new version is
          known by then. A fresh version alone would overwrite their change.
        </li>
        <li>Undo is a new write of the old values, at the versions that are there now; the trail shows both.</li>
        <li>
          The current cell always holds an input. So typing overwrites, paste works, and an input method can compose
          Chinese without a key being lost.
        </li>
      </ul>
    </>
  ),
  zh: () => (
    <>
      <p>
        要修改五十項售價的人，不想等五十次。因此儲存格立刻顯示輸入的內容，再於背後送到伺服器。這是在兌現前先許下的承諾：如果被拒絕、失敗，或有人搶先一步呢？
      </p>
      <h3>這一頁怎麼做</h3>
      <p>
        輸入的內容以草稿疊在伺服器的資料上，在伺服器回覆之前，伺服器的資料列不會被更動，所以捨棄就是拿掉草稿。整批因伺服器故障而失敗時，每一格都會註明未儲存與目前的值，並保留您輸入的內容，直到您重試或捨棄；重送使用同一個鍵值，不會重複執行。
      </p>
      <p>
        被拒絕不等於失敗。端點收下一整塊，逐格判斷：可以的生效，只有其他格會退回，附上原因與您輸入的內容，讓您修正。
      </p>
      <h3>值得留意</h3>
      <ul>
        <li>一次只有一批在途中，因為下一批需要這一批產生的版本；輸入不必等待。</li>
        <li>您輸入期間被別人改過的儲存格不會送出，即使已經知道該列的新版本。只有新版本並不夠，別人的修改會被覆寫。</li>
        <li>復原是以目前的版本再寫入一次舊值，稽核軌跡會留下兩筆。</li>
        <li>目前的儲存格一直有輸入框，因此直接輸入就能覆寫、可以貼上，輸入法組字也不會漏掉第一個鍵。</li>
      </ul>
    </>
  ),
}

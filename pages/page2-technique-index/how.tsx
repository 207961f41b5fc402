export default {
  en: () => (
    <>
      <p>
        Forty pages are more than a menu can explain. A catalogue answers a different question: not “where is the page”,
        but “which page shows the thing that I need”. So it is searched by technique, in both languages at once: an
        operator who reads Chinese may well know the English word.
      </p>
      <h3>How this page does it</h3>
      <p>
        The titles and techniques are part of the console’s code, so pages are found without asking the server, while
        you type. Text is folded first: full-width letters become plain ones, capitals small, accents go. Records are
        another matter: they belong to the server, and only it knows which of them you may read. The palette (
        <code>Ctrl K</code>) asks it for a few of each kind, and drops a reply that a later letter has made stale.
      </p>
      <h3>Progress that cannot be claimed</h3>
      <p>
        No box is ticked by hand. The server keeps a log of what you sent and what it answered, and a task is a
        description of what must stand in that log, in which order. The proof names its requests, so that you can look
        at them.
      </p>
      <h3>Worth noticing</h3>
      <ul>
        <li>The search is in the address: a found list can be sent to a colleague, and Back works.</li>
        <li>
          A <code>%</code> is looked for as a <code>%</code>. Forgetting that turns every search box into a way of
          reading everything.
        </li>
      </ul>
    </>
  ),
  zh: () => (
    <>
      <p>
        四十多個頁面不是選單能說清楚的。目錄回答的是另一個問題：不是「頁面在哪裡」，而是「哪一頁示範了我需要的技術」。因此可以用技術來搜尋，而且兩種語言同時比對，因為看中文的人往往知道英文術語。
      </p>
      <h3>這一頁怎麼做</h3>
      <p>
        標題與技術名稱是主控台程式碼的一部分，輸入時不必詢問伺服器就能找到頁面。比對前會先正規化：全形轉半形、大寫轉小寫、去除重音符號。資料則不同：它們在伺服器上，也只有伺服器知道您能讀取哪些。快速搜尋（
        <code>Ctrl K</code>）每種只取幾筆，並捨棄已被後續輸入取代的回應。
      </p>
      <h3>無法自己宣稱的進度</h3>
      <p>
        這裡沒有可以自己勾選的方格。伺服器記錄您送出的請求與它的回應，而一項練習描述的就是紀錄裡必須依序出現什麼。佐證會列出是哪些請求，您可以逐一查看。
      </p>
      <h3>值得留意</h3>
      <ul>
        <li>搜尋文字在網址裡：結果可以分享給同事，上一頁也能用。</li>
        <li>
          <code>%</code> 就是 <code>%</code>。忘了這件事，每個搜尋框都會變成讀取全部資料的入口。
        </li>
      </ul>
    </>
  ),
}

export default {
  en: () => (
    <>
      <p>
        “It did not save” is where the search begins. The browser’s network tab forgets when the page is closed, knows
        nothing of the other device, and shows what was sent, not what arrived.
      </p>
      <h3>How this page does it</h3>
      <p>
        The server keeps the last 5,000 requests of each operator, whatever client sent them: what came, what was
        answered, how long it took, how many queries it cost, and which practice fault was on. They are written in
        batches behind the answers, so that looking costs the looked-at nothing.
      </p>
      <p>
        A request can be sent again, in this sandbox or in another, and two can be laid side by side: line, headers,
        body, time. Most riddles end when the one that worked stands beside the one that did not.
      </p>
      <h3>Worth noticing</h3>
      <ul>
        <li>
          No secret is stored: tokens, passwords, codes and keys are cut out before a row is made, also where somebody
          put them in the wrong field. What was cut cannot be replayed, and the page says so.
        </li>
        <li>
          The request id stands in every answer. With it in a bug report, nobody has to guess which request was meant.
        </li>
      </ul>
    </>
  ),
  zh: () => (
    <>
      <p>
        「它沒有存起來」往往是調查的起點。瀏覽器的網路面板在關閉頁面後就忘了、對另一台裝置一無所知，而且顯示的是送出的內容，不是抵達的內容。
      </p>
      <h3>這一頁怎麼做</h3>
      <p>
        伺服器為每位操作者保留最近 5,000
        個請求，不論由哪個用戶端送出：收到什麼、回覆什麼、花了多久、用了幾次查詢，以及當時開啟了哪個練習故障。紀錄在回覆之後分批寫入，因此觀察不會拖慢被觀察的對象。
      </p>
      <p>
        請求可以重送，在同一個沙盒或另一個都行；也可以把兩個請求並排比較：請求行、標頭、本文與時間。多數謎題在成功與失敗的請求並列時就解開了。
      </p>
      <h3>值得留意</h3>
      <ul>
        <li>
          不儲存任何機密：權杖、密碼、驗證碼與金鑰在建立紀錄前就已剔除，即使有人填錯欄位也一樣。被剔除的內容無法重送，頁面會說明。
        </li>
        <li>每個回覆都附有請求編號。問題回報中寫上它，就不必猜測指的是哪個請求。</li>
      </ul>
    </>
  ),
}

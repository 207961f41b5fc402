export default {
  en: () => (
    <>
      <p>
        A file sent in one request can be lost in one moment: the train enters a tunnel at 97%, and the upload starts
        over. Nobody knows how far it came, a repeated request stores it twice, and what a bad line has damaged is found
        by whoever opens the file next year.
      </p>
      <h3>How this page does it</h3>
      <p>
        The browser hashes the file (SHA-256, beside the main thread) and announces name, size and hash. Then it sends
        chunks of 256 KB, each with <code>PUT</code> at its offset and a hash of its own in <code>Content-Digest</code>.
        A chunk that fails is sent again after half a second, one, two, four, eight. When all have come, the server
        hashes what it has and compares; only then does the file exist.
      </p>
      <p>
        The server alone knows how far it is. After a pause the page asks; after a reload it no longer has the file, so
        you choose it again. It is known by size and hash, whatever it is called now, and goes on. A second window with
        the same file joins in: whoever sends at the wrong offset gets <code>409</code> with the right one.
      </p>
      <h3>Worth noticing</h3>
      <ul>
        <li>
          A lost response is not a lost chunk. The retry is recognised by its hash (<code>isNew: false</code>) and
          stored once.
        </li>
        <li>
          Unfinished files take from the quota as well, or many beginnings would fill the disk. They are swept after a
          day.
        </li>
        <li>
          A download is always <code>application/octet-stream</code>, an attachment, <code>nosniff</code>: a page that
          somebody uploaded must never run as a page of ours.
        </li>
        <li>Neither the audit trail nor the traffic log has a byte of a file.</li>
      </ul>
      <p>
        To read next: RFC 9530 (Content-Digest); the IETF draft “Resumable Uploads for HTTP”; tus.io; RFC 6266
        (Content-Disposition).
      </p>
    </>
  ),
  zh: () => (
    <>
      <p>
        用一個請求送出整個檔案，只要一瞬間就會前功盡棄：傳到 97%
        時列車進了隧道，一切重來。沒有人知道傳到了哪裡，重送的請求會存成兩份，而線路造成的損壞，要等到明年有人打開檔案才會發現。
      </p>
      <h3>這一頁怎麼做</h3>
      <p>
        瀏覽器先計算檔案的雜湊值（SHA-256，不占用主執行緒），宣告檔名、大小與雜湊值，再以 256 KB 為一段，用{' '}
        <code>PUT</code> 傳到各自的位置，每段在 <code>Content-Digest</code>{' '}
        附上自己的雜湊值。失敗的段落會在半秒、一、二、四、八秒後重傳。全部到齊後，由伺服器計算實際收到的內容並比對，相符才算有這個檔案。
      </p>
      <p>
        傳到哪裡，只有伺服器說了算。暫停後繼續時，頁面會先詢問；重新整理後，頁面手上已沒有檔案，所以請您再選一次。伺服器以大小與雜湊值認出它，就算改了檔名也能接著傳。第二個視窗傳同一個檔案時會一起傳：位置不對的一方會收到{' '}
        <code>409</code> 與正確的位置。
      </p>
      <h3>值得留意</h3>
      <ul>
        <li>
          回應遺失不等於資料遺失。重傳的段落會用雜湊值認出來（<code>isNew: false</code>），只存一份。
        </li>
        <li>未完成的檔案同樣占用空間額度，否則只開頭不結尾就能塞滿磁碟；一天後會自動清除。</li>
        <li>
          下載一律是 <code>application/octet-stream</code>、附件、<code>nosniff</code>
          ：別人上傳的網頁，絕不能以本站網頁的身分執行。
        </li>
        <li>稽核紀錄與流量紀錄裡，都沒有檔案的任何一個位元組。</li>
      </ul>
      <p>
        延伸閱讀：RFC 9530（Content-Digest）；IETF 草案「Resumable Uploads for HTTP」；tus.io；RFC
        6266（Content-Disposition）。
      </p>
    </>
  ),
}

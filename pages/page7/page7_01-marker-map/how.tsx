export default {
  en: () => (
    <>
      <p>
        What an operator keeps in the browser is the easiest thing to lose: another tab overwrites it, a full disk
        refuses it, an old version of the page cannot read what a newer one wrote.
      </p>
      <h3>How this page does it</h3>
      <p>
        Markers are kept in local storage under the one name that the specification settles. Each change is a step that
        can be undone, kept in one write, and told to other tabs, which take it over without asking. What is read from
        storage is parsed like a stranger’s letter: a broken entry is set aside and said, the rest is shown, and nothing
        is overwritten before you agree.
      </p>
      <p>
        The base map is a file of this console’s, so the page asks nobody else. Where there is no WebGL, the counties
        are drawn as plain SVG: slower and simpler, and every marker can still be moved by keyboard.
      </p>
      <p>
        Which county a marker is in, the server says: it has the outlines, with their islands and holes. It is asked
        when the markers have come to rest, for all that are shown in one request, and never twice about the same
        places. Without an answer the column is empty, and nothing else on the page waits for it.
      </p>
      <h3>Worth noticing</h3>
      <ul>
        <li>
          A point in a shape: count how often a line from it to the east crosses the outline. An odd number is inside,
          and a hole is only one more crossing.
        </li>
        <li>A marker is a button: it has a name, a focus ring, arrow keys that nudge it, and Delete with undo.</li>
        <li>GeoJSON puts longitude first. Most people do not; the import says which it took.</li>
      </ul>
    </>
  ),
  zh: () => (
    <>
      <p>存在瀏覽器裡的資料最容易遺失：另一個分頁會覆寫它，磁碟滿了會拒絕它，舊版頁面讀不懂新版寫下的內容。</p>
      <h3>這一頁怎麼做</h3>
      <p>
        標記存在規格指定的那個本機儲存名稱下。每次變更都是可以復原的一步，一次寫入完成，並通知其他分頁，它們會直接接手。從儲存區讀到的內容，會像陌生人的來信一樣檢查：壞掉的項目會被擱置並說明，其餘照常顯示；在您同意之前不會覆寫任何東西。
      </p>
      <p>
        底圖是主控台自己的檔案，因此此頁不會詢問任何外部服務。沒有 WebGL 時，縣市會以單純的 SVG
        繪製：較慢、較簡單，但每個標記仍然可以用鍵盤移動。
      </p>
      <p>
        標記位於哪個縣市由伺服器回答：它有各縣市的邊界，包含離島與中間的缺口。標記停下來之後才詢問，一次請求查詢所有顯示的標記，同樣的位置不會再問。沒有回應時欄位留空，頁面其他部分都不會等待。
      </p>
      <h3>值得留意</h3>
      <ul>
        <li>判斷點是否在形狀內：從點往東畫一條線，數它與邊界交叉幾次。奇數表示在內，缺口只是多一次交叉。</li>
        <li>標記就是按鈕：有名稱、有焦點框、可用方向鍵微調，刪除後可以復原。</li>
        <li>GeoJSON 的順序是經度在前，多數人的習慣卻相反；匯入時會說明採用了哪一種。</li>
      </ul>
    </>
  ),
}

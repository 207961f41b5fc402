export default {
  en: () => (
    <>
      <p>
        “1 item(s)” is what a program says that never asked a linguist. English has two forms, Chinese one, Arabic six;
        and some texts do not count by grammar at all: “a few”, “too many”.
      </p>
      <h3>How this page does it</h3>
      <p>
        Each text names its forms by CLDR’s categories, and <code>Intl.PluralRules</code> says which one a number wants.
        For the others there are intervals: <code>(1)[one item];(2-7)[a few items];(10-inf)[a lot of items]</code>.
        Between 7 and 10 there is a hole, as the specification has it. What a library does there should be known before
        a user finds out: here it falls back to the ordinary plural.
      </p>
      <p>
        A text of your own is worded by the server, by the same rule in the same file. A gap is allowed and told; what
        cannot be read is refused with a pointer to the field and the place in it, so that the page can mark it. A
        translator’s tool does no more.
      </p>
      <h3>Worth noticing</h3>
      <ul>
        <li>Zero is a number, and mostly an ugly one: many texts want a sentence of its own for it.</li>
        <li>The number in a text is formatted by the language too: 1,234 and 1.234 are not the same everywhere.</li>
      </ul>
    </>
  ),
  zh: () => (
    <>
      <p>
        「1
        item(s)」是沒問過語言學家的程式才會說的話。英文有兩種形式，中文一種，阿拉伯文六種；有些文字根本不按文法計數：「幾個」、「太多」。
      </p>
      <h3>這一頁怎麼做</h3>
      <p>
        每段文字以 CLDR 的類別命名各種形式，由 <code>Intl.PluralRules</code> 決定某個數字要用哪一種。其他的則用區間：
        <code>(1)[one item];(2-7)[a few items];(10-inf)[a lot of items]</code>。7 與 10
        之間有個缺口，規格就是如此。函式庫在那裡會怎麼做，應該在使用者發現之前就知道：這裡會退回一般的複數形式。
      </p>
      <p>
        您自己寫的文字由伺服器列出說法，用的是同一個檔案裡的同一套規則。空缺是合法的，會指出來；無法解讀的則被拒絕，並指明欄位與其中的位置，讓頁面標示。翻譯人員的工具也不過如此。
      </p>
      <h3>值得留意</h3>
      <ul>
        <li>零也是數字，而且通常唸起來不自然，許多文字會為它另寫一句。</li>
        <li>文字中的數字也依語言格式化：1,234 與 1.234 在各地意思不同。</li>
      </ul>
    </>
  ),
}

### Co mówi `courtyard strategy` o strategiach.

strategy-good = { $file }: dobra.
strategy-doubt = { $file }, wiersz { $line }: wątpliwość: { $doubt }
strategy-checked = Dobre: { $good }, wątpliwe: { $doubtful }, błędne: { $refused }.
strategy-source = Znana z: { $source }
game-strategies = { $count ->
    [one] Do tego jedna strategia, którą pokazuje `courtyard strategy list`.
    [few] Do tego { $count } strategie, które pokazuje `courtyard strategy list`.
   *[many] Do tego { $count } strategii, które pokazuje `courtyard strategy list`.
}

// Loaded into the server: each SIGUSR2 makes it two minutes later there, so that no journey has to wait for that.
const now = Date.now;
let ahead = 0;
Date.now = () => now() + ahead;
process.on('SIGUSR2', () => (ahead += 2 * 60_000));
